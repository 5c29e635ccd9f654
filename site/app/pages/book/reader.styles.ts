import { styled } from 'styled-components';
import { plainButton } from '../../ui/button';

export const Layout = styled.div`
  display: grid;
  gap: 24px clamp(32px, 4vw, 72px);

  .leaves {
    container-type: inline-size;
    min-width: 0;
  }

  .turns {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    margin-top: 20px;
  }

  .turns a {
    ${plainButton}
  }

  .turns .next {
    order: -1;
  }

  .turns .previous {
    margin-left: auto;
  }

  .rest:not(:empty) {
    margin-top: 12px;
    color: var(--cinnabar-text);
    font-size: var(--size-small);
  }

  .hint {
    margin-top: 14px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .meaning .place {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
  }

  .meaning h3 {
    margin-bottom: 0.6em;
    font-size: var(--size-h3);
  }

  .meaning dt {
    font-family: var(--song);
    font-weight: 600;
  }

  .meaning dd {
    color: var(--ash);
  }

  .contents {
    margin-top: 32px;
    padding-top: 20px;
    border-top: 1px solid var(--hairline);
  }

  .contents h3 {
    margin-bottom: 4px;
    font-size: 1.1111rem;
  }

  .contents a {
    display: flex;
    gap: 1em;
    align-items: center;
    min-height: var(--hit);
    text-decoration: none;
  }

  .contents a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
  }

  .contents a[aria-current] {
    color: var(--cinnabar-text);
    font-weight: 700;
  }

  .contents span {
    flex: none;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .text-view {
    display: grid;
    gap: clamp(32px, 4vw, 56px);
  }

  .text-view section {
    display: grid;
    gap: 20px clamp(32px, 4vw, 72px);
  }

  .original {
    order: -1;
    padding-left: 20px;
    border-left: 3px solid var(--silk-deep);
    font-family: var(--song);
    line-height: 2;
  }

  @media (min-width: 56.25em) {
    &[data-view='leaf'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    }

    .text-view section {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
