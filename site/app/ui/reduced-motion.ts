/** Whether the visitor asked for less movement; styles ask by themselves. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
