import { css } from 'styled-components';

/** Card whose heading link covers the whole box, with a hover state. */
export const linkedCard = css`
  position: relative;

  :is(h2, h3) a {
    text-decoration: none;
  }

  :is(h2, h3) a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover :is(h2, h3) a {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
`;
