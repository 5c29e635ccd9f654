import { css, styled } from 'styled-components';

/** The page's column: 1280 px of content between the margins. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--edge));
  margin-inline: auto;
  padding-inline: var(--edge);
`;

export const PageWidth = styled.div`
  ${pageWidth}
`;
