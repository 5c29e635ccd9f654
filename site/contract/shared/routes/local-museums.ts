import { defineRoute } from './route';

/** The museums of the province: a page for each, and their news. */
export const localMuseumRoutes = [
  defineRoute('/Dfbw', 'Dfbw', 'local-museums', {
    detail: 'DfbwDetail',
    meta: { related: ['DfbwNews'] },
  }),
  defineRoute('/Dfbw/DfbwNews', 'DfbwNews', 'article-list', { detail: 'DfbwArticle' }),
  defineRoute('/Dfbw/:id', 'DfbwDetail', 'local-museum', { meta: { parent: 'Dfbw' } }),
  defineRoute('/Dfbw/:code/:id', 'DfbwArticle', 'article', { meta: { parent: 'DfbwNews' } }),
];
