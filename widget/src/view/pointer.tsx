/** @jsxRuntime classic */
/** @jsx h */
import { h } from 'preact';
import type { Settings } from '../shared/options';

/**
 * Large cursor and crosshair in one element that follows the pointer. The lines are 10 px up and left of the
 * pointer, so that they do not cover its target.
 */
export const Pointer = ({ crosshair, largeCursor }: Readonly<Settings>) => (
  <div class="pointer" part="pointer">
    {crosshair && <div class="line" part="line-x" />}
    {crosshair && <div class="line down" part="line-y" />}
    {largeCursor && (
      <svg class="cursor" part="cursor" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1 1v23l6-6 4 10 5-2-4-10h9z" />
      </svg>
    )}
  </div>
);
