/** How wide the viewer shows a picture, as the `sizes` of HTML. */
export const sizes = '(min-width: 900px) 52vw, 92vw';
