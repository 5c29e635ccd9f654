/** The `sizes` attribute of pictures in the grid. */
export const objectGridSizes = '(min-width: 1200px) 300px, (min-width: 768px) 31vw, 45vw';
/** Number of pictures loaded eagerly: the first row on a phone. */
export const eagerCount = 2;
