import { styled } from 'styled-components';

/** Texts of one field in both languages: side by side from 1024 px, else below each other. */
export const Languages = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 24px;

  @media (min-width: 1024px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Group = styled.details`
  padding: 4px 0 12px;
  border-top: 1px solid var(--hairline);

  > summary {
    min-height: var(--hit);
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }

  > :not(summary) + * {
    margin-top: 16px;
  }
`;

export const PartBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 12px 0 12px 16px;
  border-left: 3px solid var(--hairline);

  & & {
    padding: 0;
    border: 0;
  }

  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }

  .head strong {
    flex: 1;
  }
`;

export const FieldError = styled.p`
  color: var(--cinnabar-text);
  font-weight: 600;
`;
