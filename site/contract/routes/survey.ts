import { row } from './route';

export const surveyRoutes = [
  row('/Survey', 'Survey', 'rich-page', { meta: { noMargin: true } }),
  row('/Survey/Introduction', 'Introduction', 'rich-page'),
  row('/Survey/History', 'History', 'rich-page'),
  row('/Survey/InterExchange', 'InterExchange', 'article-list', { detail: 'SurveyDetail' }),
  row('/Survey/:code/:id', 'SurveyDetail', 'article', { meta: { parent: 'Survey' } }),
];
