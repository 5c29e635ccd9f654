import { styled } from 'styled-components';

export const TurntableBox = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;

  .object {
    position: relative;
    width: min(100%, calc(min(70vh, 760px) * var(--ratio)));
    aspect-ratio: var(--ratio);
    cursor: grab;
    touch-action: pan-y;
    -webkit-user-select: none;
    user-select: none;
  }

  .object:active {
    cursor: grabbing;
  }

  picture {
    position: absolute;
    inset: 0;
    visibility: hidden;
  }

  picture[data-shown] {
    visibility: visible;
  }

  img {
    width: 100%;
    height: 100%;
  }

  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 4px;
  }

  .tools button:hover {
    background: #3b342a;
  }

  .degrees {
    min-width: 3.2em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  .hint {
    padding-inline: 8px;
    font-size: var(--size-small);
  }

  progress {
    width: 6em;
    vertical-align: middle;
    accent-color: var(--on-colophon);
  }

  .missing button {
    margin-left: 8px;
  }
`;
