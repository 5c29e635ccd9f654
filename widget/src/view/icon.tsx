/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
export const Icon = (path: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
