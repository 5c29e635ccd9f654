import type { MirrorPage } from '../mirror-page';

/** What the frame must know of the page inside it; the page for what is missing has nothing else. */
export type Framed = Pick<
  MirrorPage,
  'path' | 'page' | 'title' | 'titleDetail' | 'section' | 'isInOther' | 'body'
>;
