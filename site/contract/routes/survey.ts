import { row } from './route';

const inSurvey = { detail: 'SurveyDetail' };

export const surveyRoutes = [
  row('/Survey', 'Survey', 'area', { meta: { noMargin: true } }),
  row('/Survey/Introduction', 'Introduction', 'rich-page'),
  row('/Survey/History', 'History', 'timeline'),
  row('/Survey/Organization', 'Organization', 'organisation'),
  row('/Survey/Leader', 'Leader', 'people'),
  row('/Survey/Rules', 'Rules', 'register', { detail: 'RulesDetail' }),
  row('/Survey/Rules/:name/:id', 'RulesDetail', 'article', { meta: { parent: 'Rules' } }),
  row('/Survey/InterExchange', 'InterExchange', 'article-list', inSurvey),
  row('/Survey/Events', 'Events', 'chronicle'),
  row('/Survey/Summary', 'Summary', 'reports'),
  row('/Survey/BaseAndUnit', 'BaseAndUnit', 'units'),
  row('/Survey/:code/:id', 'SurveyDetail', 'article', { meta: { parent: 'Survey' } }),
];
