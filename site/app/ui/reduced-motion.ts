/** Whether the visitor prefers reduced motion, for scripts; style sheets use the media query. */
export function prefersReducedMotion(): boolean {
  // No window while prerendering.
  return (
    typeof window !== 'undefined' && window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
