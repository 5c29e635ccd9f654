import { defineRoute } from './route';

export const generalRoutes = [
  defineRoute('/', 'home', { name: 'Index', meta: { noMargin: true } }),
  defineRoute('/Search', 'search', { meta: { hideNav: true } }),
];
