import { styled } from 'styled-components';
import { plainButton } from '../../app/ui/button';

export const FrameBox = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  min-height: 100vh;

  .skip {
    position: absolute;
    inset: 0 auto auto 0;
    z-index: 50;
    padding: 12px 20px;
    background: var(--paper-raised);
    transform: translateY(-110%);

    &:focus {
      transform: none;
    }
  }

  @media (max-width: 56em) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
  }
`;

export const TopBar = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 20px;
  padding: 8px var(--edge);
  border-bottom: 1px solid var(--hairline);
  background: var(--paper-raised);

  .name {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-right: auto;
    font-family: var(--title-font);
    font-size: 1.15rem;
  }

  .name img {
    width: 32px;
    height: 32px;
  }

  .who {
    color: var(--ash);
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: var(--hit);
    min-height: var(--hit);
  }

  button {
    ${plainButton}
  }
`;

export const Menu = styled.nav`
  padding: 20px 0 32px;
  border-right: 1px solid var(--hairline);
  background: var(--paper-raised);

  h2 {
    padding: 12px 24px 4px 28px;
    color: var(--ash);
    font-family: var(--text-font);
    font-size: 0.875rem;
    font-weight: 400;
  }

  ul {
    display: grid;
  }

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: var(--hit);
    padding: 4px 20px 4px 24px;
    border-left: 4px solid transparent;
    text-decoration: none;
  }

  a:hover {
    background: var(--silk);
  }

  a[aria-current] {
    border-left-color: var(--cinnabar);
    background: var(--silk);
    font-weight: 600;
  }

  .count {
    min-width: 1.9em;
    padding: 0 0.5em;
    border-radius: 1em;
    background: var(--button);
    color: var(--on-button);
    font-size: 0.875rem;
    font-weight: 400;
    text-align: center;
  }

  @media (max-width: 56em) {
    display: flex;
    flex-wrap: wrap;
    padding: 0 calc(var(--edge) - 10px);
    border-right: 0;
    border-bottom: 1px solid var(--hairline);

    h2 {
      display: none;
    }

    /* The groups share lines: a line for each would take a quarter of the window. */
    > div,
    ul {
      display: contents;
    }

    a {
      padding: 4px 10px;
      border-left: 0;
      border-bottom: 3px solid transparent;
    }

    a[aria-current] {
      border-bottom-color: var(--cinnabar);
    }
  }
`;

export const Content = styled.main`
  min-width: 0;
  padding: 24px var(--edge) 64px;
  outline: none;
`;
