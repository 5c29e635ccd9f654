import { styled } from 'styled-components';

/** The sheet as it is printed, also its preview in the dialog. */
export const Sheet = styled.article`
  padding: clamp(16px, 3vw, 40px);
  border: 1px solid var(--control-line);
  background: var(--paper-raised);

  .about {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
    align-items: start;
    padding-bottom: 20px;
    border-bottom: 1px solid var(--hairline);
  }

  .about > img {
    width: auto;
    max-width: 100%;
    height: auto;
    max-height: 240px;
  }

  .about > div {
    flex: 1 1 14em;
  }

  h3 {
    font-size: var(--size-h3);
  }

  .facts {
    color: var(--ash);
    line-height: 1.7;
    list-style: none;
  }

  figure {
    display: grid;
    gap: 4px;
    width: 96px;
    color: var(--ash);
    font-size: 0.8rem;
    line-height: 1.4;
  }

  figure img {
    display: block;
    padding: 4px;
    background: #fff;
  }

  .name {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }

  .name span {
    flex: 1 1 9em;
    padding-top: 0.9em;
    color: var(--ash);
  }

  ol {
    display: grid;
    gap: 22px;
    margin-top: 20px;
    padding-inline-start: 1.5em;
  }

  @media print {
    padding: 0;
    border: 0;
    background: none;

    .about > img {
      max-height: 5.5cm;
    }

    li {
      break-inside: avoid;
    }
  }
`;
