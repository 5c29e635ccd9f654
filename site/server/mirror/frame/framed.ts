import type { MirrorPage } from '../mirror-page';

/** Fields of a page that the layout uses; the not-found page has only these. */
export type Framed = Pick<
  MirrorPage,
  'path' | 'page' | 'title' | 'titleDetail' | 'section' | 'isInOther' | 'body'
>;
