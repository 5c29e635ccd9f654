import { styled } from 'styled-components';

export const HistoryColumns = styled.div`
  display: grid;
  gap: 28px clamp(28px, 4vw, 64px);

  h3 {
    margin-bottom: 8px;
    color: var(--ash);
    font-weight: 400;
    font-size: 1em;
  }

  ul {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    line-height: 1.7;
    list-style: none;
  }

  li a {
    display: inline-block;
    padding-block: 8px;
    color: inherit;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    color: var(--ash);
    font-size: var(--size-small);
  }

  summary {
    padding-block: 10px;
    cursor: pointer;
  }

  @media (min-width: 48em) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  }
`;
