import { row } from './route';

export const newsRoutes = [
  row('/News', 'News', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Notice', 'Notice', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews', 'Snews', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews/OpenExhibition', 'OpenExhibition', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews/NewsInfo', 'NewsInfo', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews/ActNews', 'ActNews', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews/ForumNews', 'ForumNews', 'article-list', { detail: 'NewsDetail' }),
  row('/News/Snews/VolNews', 'VolNews', 'article-list', { detail: 'NewsDetail' }),
  row('/News/:code/:id', 'NewsDetail', 'article', { meta: { parent: 'News' } }),
];
