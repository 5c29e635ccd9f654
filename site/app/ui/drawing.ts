import { styled } from 'styled-components';

/** A line drawing that stands beside a text and says nothing itself, in the page's own ink. */
export const Drawing = styled.span<{ $address: string }>`
  display: block;
  width: min(200px, 100%);
  aspect-ratio: 240 / 196;
  background: var(--ash);
  -webkit-mask: url('${({ $address }) => $address}') center / contain no-repeat;
  mask: url('${({ $address }) => $address}') center / contain no-repeat;
  forced-color-adjust: none;
`;
