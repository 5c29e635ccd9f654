import { defineRoute } from './route';

export const newsRoutes = [
  defineRoute('/News', 'News', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Notice', 'Notice', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Snews', 'Snews', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Snews/OpenExhibition', 'OpenExhibition', 'article-list', {
    detail: 'NewsDetail',
  }),
  defineRoute('/News/Snews/NewsInfo', 'NewsInfo', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Snews/ActNews', 'ActNews', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Snews/ForumNews', 'ForumNews', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/Snews/VolNews', 'VolNews', 'article-list', { detail: 'NewsDetail' }),
  defineRoute('/News/:code/:id', 'NewsDetail', 'article', { meta: { parent: 'News' } }),
];
