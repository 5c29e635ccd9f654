/** @jsxImportSource preact */
import type { Settings } from '../options';

/** What follows the pointer: the crosshair and the large cursor. */
export const Pointer = ({ crosshair, largeCursor }: Readonly<Settings>) => [
  crosshair && <div class="line across" part="line-x" />,
  crosshair && <div class="line" part="line-y" />,
  largeCursor && (
    <svg class="cursor" part="cursor" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M1 1v23l6-6 4 10 5-2-4-10h9z" />
    </svg>
  ),
];

/** Moves them; the lines stand 10 px up and left of the pointer, which still points at the page. */
export function movePointer(shadow: ShadowRoot, x: number, y: number): void {
  const moves = { 'line-x': [0, y - 10], 'line-y': [x - 10, 0], cursor: [x, y] };
  for (const [part, [left, top]] of Object.entries(moves)) {
    const element = shadow.querySelector<HTMLElement>(`[part=${part}]`);
    if (element) element.style.transform = `translate(${left}px,${top}px)`;
  }
}
