import { defineRoute } from './route';

const inSurvey = { detail: 'SurveyDetail' };

export const surveyRoutes = [
  defineRoute('/Survey', 'rich-page', { meta: { noMargin: true } }),
  defineRoute('/Survey/Introduction', 'rich-page'),
  defineRoute('/Survey/History', 'timeline'),
  defineRoute('/Survey/Organization', 'organisation'),
  defineRoute('/Survey/Leader', 'people'),
  defineRoute('/Survey/Rules', 'register', {
    detail: 'RulesDetail',
    meta: { facts: ['number', 'effective', 'issuer'] },
  }),
  defineRoute('/Survey/Rules/:name/:id', 'article', {
    name: 'RulesDetail',
    meta: { parent: 'Rules' },
  }),
  defineRoute('/Survey/InterExchange', 'article-list', inSurvey),
  defineRoute('/Survey/Events', 'chronicle'),
  defineRoute('/Survey/Summary', 'reports'),
  defineRoute('/Survey/BaseAndUnit', 'units'),
  defineRoute('/Survey/:code/:id', 'article', { name: 'SurveyDetail', meta: { parent: 'Survey' } }),
];
