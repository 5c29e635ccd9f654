import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

const opener = css`
  display: inline-flex;
  align-items: center;
  min-width: var(--hit);
  min-height: var(--hit);
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.28em;
`;

/** Text of a row that opens what the row is about. */
export const OpenButton = styled.button.attrs({ type: 'button' })`
  ${opener}
`;

/** Like `OpenButton`, to another page. */
export const OpenLink = styled(Link)`
  ${opener}
`;
