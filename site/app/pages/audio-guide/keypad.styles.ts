import { styled } from 'styled-components';
import { plainButton, primaryButton } from '../../ui/button';

export const KeypadBox = styled.form`
  display: grid;
  gap: 8px;
  padding: clamp(20px, 3vw, 36px);
  border-top: 10px solid var(--silk-deep);
  background: var(--paper-raised);
  box-shadow: var(--shadow);

  label {
    font-family: var(--title-font);
    font-size: var(--size-h3);
    font-weight: 600;
  }

  .hint {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }

  input {
    width: 100%;
    min-height: 72px;
    padding: 4px 12px;
    border: 1px solid var(--control-line);
    border-bottom: 3px solid var(--cinnabar);
    border-radius: 2px;
    background: var(--paper);
    color: inherit;
    font-family: var(--title-font);
    font-size: 2.4rem;
    font-variant-numeric: lining-nums tabular-nums;
    letter-spacing: 0.3em;
    text-align: center;
    text-indent: 0.3em;
  }

  /* Of the height of a preview: the keys stay where they are while a number is entered. */
  .found {
    display: grid;
    align-items: center;
    min-height: 120px;
  }

  .preview {
    display: grid;
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    line-height: 1.5;
  }

  .preview img {
    width: 72px;
    height: 72px;
    object-fit: contain;
    background: var(--silk);
  }

  .preview strong {
    display: block;
    font-family: var(--title-font);
    font-weight: 600;
  }

  .preview .place {
    display: block;
    color: var(--ash);
    font-size: var(--size-small);
  }

  .fault {
    color: var(--cinnabar-text);
    line-height: 1.6;
  }

  .keys {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 8px;
  }

  .keys button {
    ${plainButton}
    min-height: 68px;
    padding: 4px;
    background: var(--paper);
    font-family: var(--title-font);
    font-size: 1.7rem;
    font-variant-numeric: lining-nums;
    touch-action: manipulation;
  }

  .keys .word {
    font-family: inherit;
    font-size: 1rem;
  }

  .keys .play {
    ${primaryButton}
    flex-wrap: wrap;
    gap: 0 0.5em;
    min-height: 68px;
    padding: 4px;
    font-size: 1rem;
  }

  /* Large text on a telephone: no word fits a third of the width. */
  @media (max-width: 15em) {
    .keys .word {
      grid-column: 1 / -1;
    }
  }

  @media (min-width: 30em) {
    .found {
      min-height: 96px;
    }
  }

  .nearest {
    margin-top: 8px;
    line-height: 1.5;
  }

  .nearest > p {
    color: var(--ash);
    font-size: var(--size-small);
  }

  .nearest ul {
    list-style: none;
  }

  .nearest b {
    flex: none;
  }

  .nearest a {
    display: flex;
    gap: 0.8em;
    align-items: center;
    min-height: var(--hit);
  }
`;
