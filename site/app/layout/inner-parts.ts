/** What stands around every page but home, which does without its code. */
export { Breadcrumbs } from './breadcrumbs/breadcrumbs';
export { SectionLine } from './menu/section-line';
export { SideMenu } from './menu/side-menu';
