import { styled } from 'styled-components';
import { pageWidth } from '../../ui/page-width';

export const Colophon = styled.footer`
  margin-top: auto;
  border-top: 6px double var(--gold);
  background: var(--colophon);
  color: var(--on-colophon);
  font-size: var(--size-small);

  --focus-outer: var(--on-colophon);
  --focus-inner: var(--colophon);

  .inner {
    ${pageWidth}
    display: grid;
    grid-template-columns: minmax(240px, 3fr) 8fr auto;
    gap: 48px clamp(32px, 5vw, 80px);
    padding-block: 64px 28px;
  }

  h2,
  .area {
    font-family: var(--heading-font);
    font-size: 1.1rem;
    font-weight: 600;
  }

  h2 {
    min-height: var(--hit);
    line-height: var(--hit);
  }

  a,
  .sitemap span {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    line-height: 1.4;
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }

  a svg {
    width: 0.9em;
    height: 0.9em;
    margin-left: 0.35em;
  }

  dt {
    margin-top: 10px;
    color: var(--on-colophon-soft);
  }

  .areas {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(118px, 1fr));
    gap: 28px 24px;
    list-style: none;
  }

  .area {
    min-height: var(--hit);
  }

  .below {
    list-style: none;
    color: var(--on-colophon-soft);
  }

  .slogan {
    display: flex;
    align-items: center;
    justify-self: end;
    gap: 20px;
    font-family: var(--song);
    font-size: 1.35rem;
    letter-spacing: 0.2em;
    writing-mode: vertical-rl;
    text-orientation: mixed;
  }

  .slogan:lang(en) {
    flex-direction: row;
    align-items: flex-start;
    align-self: start;
    max-width: 11em;
    font-family: var(--heading-font);
    letter-spacing: 0;
    line-height: 1.35;
    writing-mode: horizontal-tb;
  }

  .legal {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
    padding-top: 20px;
    border-top: 1px solid var(--colophon-line);
    color: var(--on-colophon-soft);
  }

  .legal span + span {
    margin-left: 1.2em;
  }

  @media (max-width: 1079px) {
    .inner {
      grid-template-columns: 1fr auto;
    }

    .sitemap {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }

  @media (max-width: 599px) {
    .areas {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
