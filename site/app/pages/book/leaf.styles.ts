import { styled } from 'styled-components';

/** A half leaf of a woodblock print: double frame, ruled columns, the fold with its fishtail. */
export const Frame = styled.figure`
  /* Columns are narrower where the whole leaf then fits beside its commentary. */
  --column: max(
    var(--leaf-size) * 1.65,
    min(var(--leaf-size) * 1.9, (100cqw - 2rem - 56px) / var(--columns))
  );

  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  width: min(100%, calc(var(--columns) * var(--column) + 2em + 56px));
  padding: clamp(10px, 1.6vw, 18px);
  background: #efe4cb;
  box-shadow: var(--shadow);
  color: #1d1a16;

  .fold {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: space-between;
    width: 2em;
    padding-block: 14px;
    border: 2px solid #4a3b2a;
    border-right: 0;
    font-family: var(--song);
    font-size: 0.8rem;
    line-height: 1.2;
  }

  .fold span {
    writing-mode: vertical-rl;
  }

  .fold svg {
    width: 16px;
    height: 40px;
    fill: #4a3b2a;
  }

  /* A whole number of columns wide: auto-fill creates as many as fit, and the leaf spans them. */
  .columns {
    display: grid;
    grid-template-columns: repeat(auto-fill, var(--column));
    padding-inline: 2px;
  }

  .window {
    grid-column: 1 / -1;
    height: calc(var(--leaf-size) * 19.6);
    margin: 0 -2px;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    border: 2px solid #4a3b2a;
    outline-offset: -4px;
    background:
      linear-gradient(to left, transparent calc(100% - 1px), #b39a72 0) right / var(--column) 100%
        local,
      #f6eeda;
    font-family: var(--song);
    font-size: var(--leaf-size);
    line-height: var(--column);
    letter-spacing: 0.06em;
    text-autospace: no-autospace;
    writing-mode: vertical-rl;
  }

  .window p {
    padding-block: 0;
    padding-inline: 0.4em;
  }

  @media (forced-colors: active) {
    color: CanvasText;

    .fold svg {
      fill: CanvasText;
    }
  }

  /* The whole leaf fits on the printed sheet, at any text size on the screen. */
  @media print {
    --leaf-size: 1rem !important;

    padding: 0;

    .window {
      overflow: hidden;
    }
  }
`;
