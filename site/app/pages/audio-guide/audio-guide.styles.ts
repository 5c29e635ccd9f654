import { styled } from 'styled-components';
import { moreLink } from '../../features/records/list/more-link';
import { stickyColumn } from '../../ui/page/sticky-column';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px clamp(32px, 5vw, 88px);
  margin-top: clamp(24px, 3vw, 44px);
  padding-bottom: var(--section);

  .resume a {
    ${moreLink}
    margin-top: 12px;
  }

  @media screen and (min-width: 56.25em) {
    grid-template-columns: minmax(340px, 5fr) minmax(0, 7fr);
    align-items: start;

    .entry {
      ${stickyColumn}
    }
  }
`;

export const StopBox = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px clamp(32px, 5vw, 88px);
  padding-bottom: var(--section);

  .kicker {
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  .place {
    margin-top: 6px;
    color: var(--ash);
  }

  .picture {
    display: grid;
    justify-items: center;
    padding: clamp(16px, 3vw, 48px);
    background: var(--silk);
  }

  .picture img {
    width: auto;
    max-width: 100%;
    max-height: 46vh;
    object-fit: contain;
  }

  .links a {
    ${moreLink}
    margin-top: 20px;
  }

  .onward {
    display: grid;
    gap: 12px;
    margin-top: 32px;
  }

  .onward a {
    display: grid;
    gap: 2px;
    min-height: 64px;
    padding: 10px 16px;
    border: 1px solid var(--hairline);
    color: inherit;
    line-height: 1.5;
    text-decoration: none;
  }

  .onward a:hover {
    border-color: var(--ink);
    background: var(--silk);
  }

  .onward small {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .another {
    margin-top: 40px;
  }

  @media screen and (min-width: 30em) {
    .onward {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    .onward a:last-child {
      grid-column: 2;
      text-align: end;
    }
  }

  @media screen and (min-width: 56.25em) {
    grid-template:
      'picture title' auto
      'picture guide' 1fr / minmax(0, 5fr) minmax(0, 7fr);

    > header {
      grid-area: title;
    }

    > .aside {
      grid-area: picture;
    }

    .picture {
      position: sticky;
      top: calc(24px + var(--a11y-toolbar-top, 0px));
    }

    .picture img {
      max-height: 64vh;
    }

    > .guide {
      grid-area: guide;
    }
  }

  @media print {
    .picture img {
      max-height: 7cm;
    }
  }
`;
