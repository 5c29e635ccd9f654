import { defineRoute } from './route';

const news = { detail: 'NewsDetail', meta: { dated: true } };

export const newsRoutes = [
  defineRoute('/News', 'News', 'article-list', {
    detail: 'NewsDetail',
    meta: { dated: true, allNews: true },
  }),
  defineRoute('/News/Notice', 'Notice', 'article-list', news),
  defineRoute('/News/Snews', 'Snews', 'article-list', news),
  defineRoute('/News/Snews/OpenExhibition', 'OpenExhibition', 'article-list', news),
  defineRoute('/News/Snews/NewsInfo', 'NewsInfo', 'article-list', news),
  defineRoute('/News/Snews/ActNews', 'ActNews', 'article-list', news),
  defineRoute('/News/Snews/ForumNews', 'ForumNews', 'article-list', news),
  defineRoute('/News/Snews/VolNews', 'VolNews', 'article-list', news),
  defineRoute('/News/:code/:id', 'NewsDetail', 'article', { meta: { parent: 'News' } }),
];
