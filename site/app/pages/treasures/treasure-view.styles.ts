import { styled } from 'styled-components';
import { plainButton } from '../../ui/button';
import { moreLink } from '../../features/records/list/more-link';
import { uncroppedPicture } from '../../ui/picture/uncropped-picture';

export const Layout = styled.section`
  display: grid;
  gap: 28px clamp(28px, 4vw, 64px);
  align-items: start;

  .main img {
    ${uncroppedPicture('min(80vh, 820px)')}
  }

  .detail {
    max-width: 320px;
    margin-top: 28px;
  }

  .place {
    color: var(--cinnabar-text);
    font-family: var(--title-font);
  }

  h2 {
    margin-top: 8px;
    font-size: clamp(2rem, 1.4rem + 2.6vw, 3.2rem);
    letter-spacing: 0.08em;
  }

  &:lang(en) h2 {
    letter-spacing: 0;
  }

  .name {
    margin-top: 10px;
    font-family: var(--title-font);
    font-size: var(--size-h3);
    line-height: 1.5;
  }

  .facts {
    margin-top: 6px;
    color: var(--ash);
  }

  .summary {
    margin-block: 24px;
    padding-left: 18px;
    border-left: 2px solid var(--cinnabar);
    font-size: var(--size-lead);
  }

  .look {
    ${moreLink}
    margin-top: 12px;
  }

  .turns {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 28px;
  }

  .turns a {
    ${plainButton}
  }

  @media (min-width: 48em) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
  }
`;
