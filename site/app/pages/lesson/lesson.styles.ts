import { styled } from 'styled-components';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';

export const Sheet = styled.article`
  max-width: 860px;
  margin-inline: auto;
  padding-bottom: var(--section);

  > section h2 {
    margin-bottom: 14px;
    font-size: var(--size-h2);
  }

  > section h3 {
    font-size: var(--size-h3);
  }

  > section {
    margin-top: clamp(36px, 4vw, 56px);
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 20px;
    color: var(--ash);
  }

  .facts a {
    display: inline-flex;
    align-items: center;
    min-width: var(--hit);
    min-height: var(--hit);
  }

  [data-goals] {
    padding-inline-start: 1.3em;
  }

  .text {
    margin-top: 28px;
  }

  .lead {
    margin-block: 28px;
    padding: clamp(14px, 2vw, 32px);
    background: var(--silk);
  }

  .lead img {
    ${uncroppedPicture('min(64vh, 620px)')}
    margin-inline: auto;
  }

  .steps {
    counter-reset: step;
    border-top: 1px solid var(--hairline);
  }

  .steps > li {
    display: grid;
    grid-template-columns: 2.2em minmax(0, 1fr);
    gap: 8px 16px;
    padding-block: 24px;
    border-bottom: 1px solid var(--hairline);
    counter-increment: step;
  }

  .steps > li::before {
    content: counter(step);
    color: var(--cinnabar-text);
    font-family: var(--title-font);
    font-size: 1.7rem;
    line-height: 1.3;
  }

  .step-picture {
    margin-top: 16px;
    padding: 16px;
    background: var(--silk);
  }

  .step-picture img {
    ${uncroppedPicture('min(48vh, 420px)')}
    margin-inline: auto;
  }

  details {
    border-bottom: 1px solid var(--hairline);
  }

  details:first-of-type {
    border-top: 1px solid var(--hairline);
  }

  summary {
    min-height: var(--hit);
    padding: 12px 0;
    font-family: var(--title-font);
    font-size: 1.1111rem;
    line-height: 1.6;
    cursor: pointer;
  }

  .answer {
    padding: 0 0 18px 1.2em;
  }

  .worksheet {
    padding: clamp(18px, 3vw, 40px);
    border: 1px solid var(--control-line);
    background: var(--paper-raised);
  }

  .name {
    padding-top: 0.7em;
    color: var(--ash);
  }

  .tasks {
    display: grid;
    gap: 24px;
    margin-top: 20px;
    padding-inline-start: 1.4em;
  }

  .print {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 20px;
  }

  @media print {
    max-width: none;
    padding: 0;

    :root[data-printed='worksheet'] & > :not([data-worksheet]) {
      display: none;
    }

    :root[data-printed='worksheet'] & > [data-worksheet] {
      margin: 0;
    }

    .worksheet {
      padding: 0;
      border: 0;
      break-before: page;
    }

    :root[data-printed='worksheet'] & .worksheet {
      break-before: auto;
    }

    .tasks > li {
      break-inside: avoid;
    }
  }
`;
