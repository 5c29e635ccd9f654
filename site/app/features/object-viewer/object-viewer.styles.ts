import { styled } from 'styled-components';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';

export const Viewer = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** Frame around the current picture. */
export const SlideFrame = styled.div`
  --viewer-height: min(68vh, 820px);

  padding: clamp(12px, 2.4vw, 36px);
  background: var(--silk);

  .shown {
    position: relative;
    display: grid;
    justify-items: center;
  }

  figure {
    display: grid;
    justify-items: center;
  }

  figure img {
    ${uncroppedPicture('var(--viewer-height)')}
    box-shadow: var(--shadow);
  }

  figcaption {
    justify-self: start;
  }

  .enlarge {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
    min-height: var(--hit);
    margin-top: 10px;
    padding: 0.2em 0.9em;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper-raised);
    justify-self: end;
  }

  /* The click target covers the whole picture. */
  .enlarge::after {
    content: '';
    position: absolute;
    inset: 0;
    cursor: zoom-in;
  }

  .enlarge:hover {
    border-color: var(--ink);
  }

  /* Beside the label, the picture is as wide as its column. */
  @media (min-width: 67.5em) {
    --viewer-height: 920px;
  }

  &[data-dark] {
    background: var(--colophon);
    color: var(--on-colophon);
  }

  @media print {
    --viewer-height: 8.6cm;

    padding: 0;

    .enlarge {
      display: none;
    }
  }
`;

export const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;

  .slides {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }

  .slides button {
    position: relative;
    display: block;
    width: 72px;
    height: 84px;
    padding: 0;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--silk);
    overflow: hidden;
  }

  .slides img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }

  .slides [aria-current='true'] {
    border: 3px solid var(--cinnabar);
  }

  .slides button:hover {
    border-color: var(--ink);
  }

  .turn span {
    position: absolute;
    inset: auto 0 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.3em;
    padding-block: 2px;
    background: rgb(14 12 9 / 82%);
    color: #f1eadc;
    font-size: 0.78rem;
    line-height: 1.5;
  }

  .steps {
    display: flex;
    align-items: center;
    gap: 4px;
    color: var(--ash);
    font-size: var(--size-small);
  }

  @media print {
    display: none;
  }
`;
