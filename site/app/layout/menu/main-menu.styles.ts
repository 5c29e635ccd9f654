import { styled } from 'styled-components';

/** Wraps below the logo if the labels of a language do not fit beside it. */
export const Bar = styled.nav`
  min-width: 0;
  margin-left: -12px;

  /* Without the menu button after it: the document is still arriving, and each new item would move the others. */
  @supports selector(:has(a)) {
    &:not(:has(+ *)) {
      visibility: hidden;
    }
  }

  @media (max-width: 67.4375em) {
    display: none;
  }

  .top {
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(2px, 0.8vw, 20px);
  }

  /* Fits the menu beside the logo from 1366 px on. */
  .top:lang(en) {
    gap: 0;
  }
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;

  .name {
    display: inline-flex;
    align-items: center;
    min-height: 52px;
    padding: 0 2px 0 12px;
    font-size: 1.0556rem;
    text-decoration: none;
    white-space: nowrap;
  }

  .name:lang(en) {
    font-size: 1rem;
  }

  &[data-current] .name {
    font-weight: 700;
    background: linear-gradient(var(--cinnabar) 0 0) 12px 100% / calc(100% - 14px) 3px no-repeat;
  }

  /* Bold Latin letters are wider: the menu would change from page to page. */
  &[data-current] .name:lang(en) {
    font-weight: inherit;
    -webkit-text-stroke: 0.03em;
  }

  a.name:hover {
    color: var(--cinnabar-text);
  }

  > button {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 44px;
    padding: 0;
    border: 0;
    background: transparent;
    color: var(--ash);
  }

  > button svg {
    width: 14px;
    height: 14px;
    transition: rotate 0.2s;
  }

  > button[aria-expanded='true'] svg {
    rotate: 180deg;
  }

  @media (hover: none) {
    > button {
      width: var(--hit);
    }
  }
`;

export const Panel = styled.ul`
  position: absolute;
  inset: 100% auto auto -8px;
  z-index: 30;
  min-width: 220px;
  width: max-content;
  max-width: 340px;
  padding: 14px 0 18px;
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--cinnabar);
  background: var(--paper-raised);
  box-shadow: var(--shadow);
  list-style: none;

  &[hidden] {
    display: none;
  }

  /* The last panels open to the left, inside the viewport. */
  li:nth-last-child(-n + 2) > & {
    inset-inline: auto 0;
  }

  a,
  span {
    display: flex;
    align-items: center;
    min-height: var(--hit);
    padding: 4px 24px;
    line-height: 1.5;
    text-decoration: none;
  }

  a svg {
    width: 0.9em;
    height: 0.9em;
    margin-left: 0.4em;
  }

  a:hover {
    background: var(--silk);
  }

  .third {
    margin: 0 0 6px 24px;
    border-left: 1px solid var(--hairline);
    list-style: none;
  }

  .third a,
  .third span {
    padding-block: 2px;
    font-size: var(--size-small);
    color: var(--ink-soft);
  }
`;
