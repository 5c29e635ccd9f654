import { styled } from 'styled-components';

/** Decorative line drawing as a CSS mask, in a colour of the theme. Default width 200 px. */
export const Drawing = styled.span<{ $address: string }>`
  display: block;
  width: min(200px, 100%);
  aspect-ratio: 240 / 196;
  background: var(--ash);
  -webkit-mask: url('${({ $address }) => $address}') center / contain no-repeat;
  mask: url('${({ $address }) => $address}') center / contain no-repeat;
  forced-color-adjust: none;
  /* Browsers leave out backgrounds in print, and the background is the drawing. */
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`;
