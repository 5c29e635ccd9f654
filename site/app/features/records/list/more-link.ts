import { css, styled } from 'styled-components';
import { Link } from '../../../router/link';

export const moreLink = css`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-width: var(--hit);
  min-height: var(--hit);
  text-decoration-color: var(--gold);

  &:hover {
    color: var(--cinnabar-text);
    text-decoration-color: currentColor;
  }

  svg {
    transition: translate 0.25s;
  }

  &:hover svg {
    translate: 4px 0;
  }
`;

/** Link to further content; its icon moves on hover. */
export const MoreLink = styled(Link)`
  ${moreLink}
`;
