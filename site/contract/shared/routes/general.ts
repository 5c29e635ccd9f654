import { defineRoute } from './route';

export const generalRoutes = [
  defineRoute('/', 'Index', 'home', { meta: { noMargin: true } }),
  defineRoute('/Search', 'Search', 'search', { meta: { hideNav: true } }),
];
