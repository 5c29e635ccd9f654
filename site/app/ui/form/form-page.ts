import { styled } from 'styled-components';

/** Layout of a form page: text, then one section per form. */
export const FormPage = styled.div`
  padding-bottom: var(--section);

  > section {
    margin-top: clamp(32px, 4vw, 56px);
    padding-top: clamp(24px, 3vw, 36px);
    border-top: 1px solid var(--hairline);
  }

  > section > h2 {
    margin-bottom: 8px;
    font-size: var(--size-h2);
  }

  > section > .lead {
    max-width: var(--measure);
    margin-bottom: 20px;
    color: var(--ash);
  }

  .pair {
    display: grid;
    gap: 24px;
  }

  @media (min-width: 48em) {
    .pair {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      align-items: end;
    }
  }
`;
