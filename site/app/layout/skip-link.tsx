import { styled } from 'styled-components';
import { useMessages } from '../i18n/i18n-context';

export const contentId = 'content';

const Skip = styled.a`
  position: fixed;
  inset: calc(8px + var(--a11y-toolbar-top, 0px)) auto auto 8px;
  z-index: 50;
  padding: 10px 20px;
  background: var(--button);
  color: var(--on-button);

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

/** Skip link to the main content. Navigation is prevented: the hash is the route. */
export function SkipLink() {
  return (
    <Skip
      data-print="none"
      href={`#${contentId}`}
      onClick={(event) => {
        event.preventDefault();
        const content = document.getElementById(contentId);
        content?.focus({ preventScroll: true });
        content?.scrollIntoView();
      }}
    >
      {useMessages().skipToContent}
    </Skip>
  );
}
