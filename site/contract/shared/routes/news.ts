import { defineRoute } from './route';

const news = { detail: 'NewsDetail', meta: { dated: true } };

export const newsRoutes = [
  defineRoute('/News', 'article-list', {
    detail: 'NewsDetail',
    meta: { dated: true, allNews: true },
  }),
  defineRoute('/News/Notice', 'article-list', news),
  defineRoute('/News/Snews', 'article-list', news),
  defineRoute('/News/Snews/OpenExhibition', 'article-list', news),
  defineRoute('/News/Snews/NewsInfo', 'article-list', news),
  defineRoute('/News/Snews/ActNews', 'article-list', news),
  defineRoute('/News/Snews/ForumNews', 'article-list', news),
  defineRoute('/News/Snews/VolNews', 'article-list', news),
  defineRoute('/News/:code/:id', 'article', { name: 'NewsDetail', meta: { parent: 'News' } }),
];
