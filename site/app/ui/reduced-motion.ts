/** Whether the visitor asked for less movement; styles ask by themselves. */
export function prefersReducedMotion(): boolean {
  // Outside a browser nobody is known.
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
