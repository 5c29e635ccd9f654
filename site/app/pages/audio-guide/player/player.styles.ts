import { styled } from 'styled-components';
import { plainButton } from '../../../ui/button';

export const PlayerBox = styled.div`
  display: grid;
  gap: 8px;
  padding: clamp(16px, 2.4vw, 28px);
  border-top: 10px solid var(--silk-deep);
  background: var(--paper-raised);
  box-shadow: var(--shadow);

  .time {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    font-size: var(--size-small);
    font-variant-numeric: tabular-nums;
  }

  input[type='range'] {
    width: 100%;
    min-width: 0;
    min-height: var(--hit);
    margin: 0;
    accent-color: var(--cinnabar);
    cursor: pointer;
  }

  .buttons {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }

  .main {
    width: 72px;
    height: 72px;
    border: 1px solid transparent;
    border-radius: 50%;
    background: var(--button);
    color: var(--on-button);
    font-size: 1.4rem;
  }

  .main:hover {
    background: var(--button-hover);
  }

  .back {
    ${plainButton}
  }

  .rate {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    margin-inline-start: auto;
  }

  select {
    min-height: var(--hit);
    padding: 4px 10px;
    border: 1px solid var(--control-line);
    border-radius: 2px;
    background: var(--paper);
    color: inherit;
    font: inherit;
  }

  .note {
    color: var(--ash);
    font-size: var(--size-small);
    line-height: 1.6;
  }
`;
