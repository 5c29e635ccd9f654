import { css } from 'styled-components';

/** Figure of the full text width: scenes fill it, other pictures stand uncropped on a mat of silk. */
export function mattedFigure(maxHeight: string) {
  return css`
    img {
      max-height: min(${maxHeight}, calc(var(--sharp-width) / var(--ratio) + 2 * var(--mat)));
      padding: var(--mat);
      background: var(--silk);
      object-fit: contain;

      --mat: clamp(14px, 2.4vw, 32px);
    }

    &[data-scene] img {
      padding: 0;
    }
  `;
}
