import { styled } from 'styled-components';
import { moreLink } from '../../features/records/list/more-link';
import { stickyColumn } from '../../ui/page/sticky-column';

export const Page = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px clamp(32px, 5vw, 88px);
  padding-bottom: var(--section);

  .sticky {
    display: grid;
    gap: 16px;
  }

  .mount {
    display: grid;
    justify-items: center;
    padding: clamp(32px, 6vw, 96px);
    background: var(--silk);
  }

  .note {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  .period {
    margin-top: 12px;
    font-family: var(--title-font);
    font-size: var(--size-lead);
  }

  .on-view {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    align-items: center;
    margin-bottom: 16px;
  }

  .on-view:not([data-shown]) {
    color: var(--ash);
  }

  .on-view a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    color: var(--cinnabar-text);
  }

  .on-view strong {
    color: var(--cinnabar-text);
    font-weight: 600;
  }

  .gallery-label dl {
    margin-block: 0 32px;
    border-top: 1px solid var(--hairline);
  }

  .gallery-label dl > div {
    display: grid;
    grid-template-columns: 5.5em minmax(0, 1fr);
    gap: 12px;
    padding-block: 9px;
    border-bottom: 1px solid var(--hairline);
    line-height: 1.65;
  }

  .gallery-label dt {
    color: var(--ash);
  }

  .source a {
    ${moreLink}
    margin-top: 20px;
  }

  .onward {
    margin-top: clamp(24px, 3vw, 48px);
  }

  .more {
    margin-top: clamp(24px, 3vw, 48px);
    padding-top: clamp(32px, 4vw, 56px);
    border-top: 1px solid var(--hairline);
  }

  /* One sheet: the parts of the label are placed around the picture. */
  @media print {
    grid-template:
      'title title' auto
      'pictures facts' auto
      'pictures text' auto
      'drawing text' 1fr
      'source source' auto / 6.4cm minmax(0, 1fr);
    gap: 3mm 8mm;
    padding-bottom: 0;

    > header {
      grid-area: title;
    }

    .pictures {
      grid-area: pictures;
    }

    .gallery-label {
      display: contents;
    }

    .on-view {
      display: none;
    }

    .gallery-label dl {
      grid-area: facts;
      margin: 0;
    }

    .gallery-label dl > div {
      padding-block: 1mm;
    }

    .gallery-label > figure {
      grid-area: drawing;
    }

    .description {
      grid-area: text;
    }

    .source {
      grid-area: source;
    }
  }

  /* First stage of the layout on a phone (boot/inline-bootstrap.ts): the first screen has title and picture. */
  @media (max-width: 47.9375em) {
    [data-stage='1'] & {
      margin-bottom: 600vh;
    }

    [data-stage='1'] & :is(.gallery-label, .onward) {
      display: none;
    }
  }

  @media screen and (min-width: 56.25em) {
    grid-template:
      'pictures title' auto
      'pictures label' 1fr
      'more more' auto / minmax(0, 13fr) minmax(0, 7fr);

    > header {
      grid-area: title;
    }

    .pictures {
      grid-area: pictures;
    }

    .sticky {
      ${stickyColumn}
    }

    .gallery-label {
      grid-area: label;
    }

    .onward {
      grid-area: more;
    }
  }
`;
