import type { CrawlablePage } from '../shared/crawlable-page';

/** Fields of a page that the layout uses; the not-found page has only these. */
export type LayoutPage = Pick<
  CrawlablePage,
  'path' | 'page' | 'title' | 'titleDetail' | 'section' | 'hasTranslation' | 'body'
>;
