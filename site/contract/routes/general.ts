import { row } from './route';

export const generalRoutes = [
  row('/', 'Index', 'home', { meta: { noMargin: true } }),
  row('/Search', 'Search', 'search', { meta: { hideNav: true } }),
];
