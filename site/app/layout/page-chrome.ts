/** Layout parts of every page but home, in a chunk of their own. */
export { Breadcrumbs } from './breadcrumbs/breadcrumbs';
export { SectionDisclosure } from './menu/section-disclosure';
export { SideMenu } from './menu/side-menu';
