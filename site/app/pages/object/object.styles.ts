import { styled } from 'styled-components';
import { moreLink } from '../../ui/more-link';
import { wholePicture } from '../../ui/whole-picture';

export const Page = styled.article`
  display: grid;
  gap: 28px clamp(32px, 5vw, 88px);
  padding-bottom: var(--section);

  .pictures {
    display: grid;
    align-content: start;
    gap: 24px;
  }

  .mount {
    display: grid;
    gap: 6px;
    padding: clamp(16px, 3vw, 48px);
    background: var(--silk);
  }

  .mount img {
    ${wholePicture('min(80vh, 900px)')}
    margin-inline: auto;
    box-shadow: var(--shadow);
  }

  .number,
  .note {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  h1 {
    font-size: var(--size-h1);
  }

  .period {
    margin-top: 12px;
    font-family: var(--heading-font);
    font-size: var(--size-lead);
  }

  dl {
    margin-block: 24px 32px;
    border-top: 1px solid var(--hairline);
  }

  dl > div {
    display: grid;
    grid-template-columns: 5.5em minmax(0, 1fr);
    gap: 12px;
    padding-block: 9px;
    border-bottom: 1px solid var(--hairline);
    line-height: 1.65;
  }

  dt {
    color: var(--ash);
  }

  .source a {
    ${moreLink}
    margin-top: 20px;
  }

  .more {
    margin-top: clamp(40px, 5vw, 80px);
    padding-top: clamp(32px, 4vw, 56px);
    border-top: 1px solid var(--hairline);
  }

  @media (min-width: 1080px) {
    grid-template-columns: 7fr 5fr;

    .gallery-label {
      position: sticky;
      top: calc(32px + var(--a11y-toolbar-top, 0px));
      align-self: start;
    }

    .more {
      grid-column: 1 / -1;
    }
  }
`;
