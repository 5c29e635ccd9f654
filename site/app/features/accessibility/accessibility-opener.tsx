import { styled } from 'styled-components';
import { useMessages } from '../../i18n/i18n-context';
import { AccessibilityIcon } from '../../ui/icons/icons';

const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: var(--hit);
  padding: 0 12px;
  border: 0;
  background: transparent;
  white-space: nowrap;

  &:hover {
    background: var(--silk);
  }

  &[aria-expanded='true'] {
    box-shadow: inset 0 -3px var(--cinnabar);
  }
`;

/** Button that opens the accessibility toolbar; the toolbar and its loader handle its clicks and `aria-expanded`. */
export function AccessibilityOpener({ className }: { className?: string }) {
  return (
    <Opener type="button" className={className} data-open-accessibility="" aria-expanded="false">
      <AccessibilityIcon />
      {useMessages().utility.accessibility}
    </Opener>
  );
}
