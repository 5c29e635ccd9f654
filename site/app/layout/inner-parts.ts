/** Layout parts of every page but home, in a chunk of their own. */
export { Breadcrumbs } from './breadcrumbs/breadcrumbs';
export { SectionLine } from './menu/section-line';
export { SideMenu } from './menu/side-menu';
