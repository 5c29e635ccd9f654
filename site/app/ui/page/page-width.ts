import { css, styled } from 'styled-components';

/** The page's column: at most `--page` (1280 px) of content, plus margins. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--edge));
  margin-inline: auto;
  padding-inline: var(--edge);
`;

export const PageWidth = styled.div`
  ${pageWidth}
`;
