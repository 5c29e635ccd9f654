import { row } from './route';

/** The museums of the province: a page for each, and their news. */
export const localMuseumRoutes = [
  row('/Dfbw', 'Dfbw', 'local-museums', { detail: 'DfbwDetail' }),
  row('/Dfbw/DfbwNews', 'DfbwNews', 'article-list', { detail: 'DfbwArticle' }),
  row('/Dfbw/:id', 'DfbwDetail', 'local-museum', { meta: { parent: 'Dfbw' } }),
  row('/Dfbw/:code/:id', 'DfbwArticle', 'article', { meta: { parent: 'DfbwNews' } }),
];
