import { defineRoute } from './route';

const inSurvey = { detail: 'SurveyDetail' };

export const surveyRoutes = [
  defineRoute('/Survey', 'Survey', 'rich-page', { meta: { noMargin: true } }),
  defineRoute('/Survey/Introduction', 'Introduction', 'rich-page'),
  defineRoute('/Survey/History', 'History', 'timeline'),
  defineRoute('/Survey/Organization', 'Organization', 'organisation'),
  defineRoute('/Survey/Leader', 'Leader', 'people'),
  defineRoute('/Survey/Rules', 'Rules', 'register', {
    detail: 'RulesDetail',
    meta: { facts: ['number', 'effective', 'issuer'] },
  }),
  defineRoute('/Survey/Rules/:name/:id', 'RulesDetail', 'article', { meta: { parent: 'Rules' } }),
  defineRoute('/Survey/InterExchange', 'InterExchange', 'article-list', inSurvey),
  defineRoute('/Survey/Events', 'Events', 'chronicle'),
  defineRoute('/Survey/Summary', 'Summary', 'reports'),
  defineRoute('/Survey/BaseAndUnit', 'BaseAndUnit', 'units'),
  defineRoute('/Survey/:code/:id', 'SurveyDetail', 'article', { meta: { parent: 'Survey' } }),
];
