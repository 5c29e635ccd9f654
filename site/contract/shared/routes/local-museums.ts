import { defineRoute } from './route';

/** The museums of the province: a page for each, and their news. */
export const localMuseumRoutes = [
  defineRoute('/Dfbw', 'local-museums', {
    detail: 'DfbwDetail',
    meta: { related: ['DfbwNews'] },
  }),
  defineRoute('/Dfbw/DfbwNews', 'article-list', { detail: 'DfbwArticle' }),
  defineRoute('/Dfbw/:id', 'local-museum', { name: 'DfbwDetail', meta: { parent: 'Dfbw' } }),
  defineRoute('/Dfbw/:code/:id', 'article', { name: 'DfbwArticle', meta: { parent: 'DfbwNews' } }),
];
