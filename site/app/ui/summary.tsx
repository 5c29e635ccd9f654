import { styled } from 'styled-components';
import { Passage } from '../i18n/passage';

const Lines = styled.p`
  max-width: var(--measure);
  margin-top: 14px;
  font-size: var(--size-lead);
`;

/** Lead paragraph below a page title; renders nothing without text. */
export function Summary({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <Lines className="summary">
      <Passage text={text} />
    </Lines>
  );
}
