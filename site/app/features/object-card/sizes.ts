/** How wide a grid shows its pictures, as the `sizes` of HTML. */
export const sizes = '(min-width: 1080px) 300px, (min-width: 700px) 23vw, 45vw';
/** As many stand side by side on a phone. */
export const seenFirst = 2;
