import { css } from 'styled-components';

/** Links of an area's sections, with the current page marked. */
export const sectionLinks = css`
  li a,
  li span {
    display: flex;
    flex: 1;
    align-items: center;
    min-height: 48px;
    padding-block: 6px;
    line-height: 1.4;
    text-decoration: none;
  }

  li a:hover {
    color: var(--cinnabar-text);
  }

  a[aria-current] {
    font-weight: 700;
    color: var(--cinnabar-text);
  }

  a[aria-current='page']::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin-right: 10px;
    background: var(--cinnabar);
  }

  .row {
    display: flex;
  }

  .row button {
    display: grid;
    place-items: center;
    width: 44px;
    border: 0;
    background: transparent;
  }

  .row button svg {
    width: 16px;
  }

  .row button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  .third {
    margin-left: 4px;
    padding-left: 16px;
    border-left: 1px solid var(--hairline);
  }

  .third a {
    min-height: 44px;
    font-size: var(--size-small);
  }
`;
