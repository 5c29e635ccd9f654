/** @jsxImportSource preact */

/** What follows the pointer. The lines stand 10 px up and left of it, so that it still points at the page. */
export const Pointer = ({ crosshair, cursor }: { crosshair: boolean; cursor: boolean }) => (
  <>
    {crosshair && <div class="line x" part="line-x" />}
    {crosshair && <div class="line y" part="line-y" />}
    {cursor && (
      <svg class="cursor" part="cursor" viewBox="0 0 32 32" aria-hidden="true">
        <path d="M1 1v23l6-6 4 10 5-2-4-10h9z" />
      </svg>
    )}
  </>
);
