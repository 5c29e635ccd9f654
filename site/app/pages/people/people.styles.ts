import { styled } from 'styled-components';
import { evenRows } from '../../ui/page/even-rows';

export const Page = styled.div`
  padding-bottom: var(--section);

  .subcategories {
    margin-top: 24px;
  }

  .group {
    margin-top: clamp(40px, 5vw, 64px);
  }

  .group > h2 {
    padding-bottom: 10px;
    border-bottom: 2px solid var(--cinnabar);
    font-size: var(--size-h3);
  }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: clamp(32px, 4vw, 48px) clamp(32px, 4vw, 64px);
  margin-top: clamp(24px, 3vw, 40px);

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  @media (min-width: 60em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    ${evenRows}

    > :last-child:nth-child(odd) {
      grid-column: auto;
    }
  }
`;

export const Card = styled.li`
  display: grid;
  grid-template-columns: 96px minmax(0, 1fr);
  gap: 0 24px;

  .name {
    font-size: var(--size-h3);
    line-height: 1.3;
  }

  .name a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
    margin-block: -6px;
    text-decoration: none;
  }

  .name a:hover {
    color: var(--cinnabar-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }

  .post {
    margin-top: 4px;
    color: var(--cinnabar-text);
  }

  .text {
    margin-top: 8px;
    line-height: 1.8;
  }

  /* Three or four in a row: the seal stands above the name. */
  @media (min-width: 60em) {
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }

  @media (max-width: 29.9375em) {
    grid-template-columns: 72px minmax(0, 1fr);
    gap: 0 16px;

    > div:first-child {
      --side: 72px;
    }
  }
`;
