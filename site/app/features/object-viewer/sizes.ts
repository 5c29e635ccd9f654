/** The `sizes` attribute of pictures in the viewer. */
export const sizes = '(min-width: 900px) 52vw, 92vw';
