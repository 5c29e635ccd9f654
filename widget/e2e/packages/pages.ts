import type { Page } from '@playwright/test';

/** A page of a published package and the controls that must stay usable. */
export interface PackagePage {
  /** URL path. */
  path: string;
  /** Controls of headers and other elements at an edge of the viewport. */
  headers: readonly string[];
  /** The last control of the page. */
  last: string;
  /** Full-height panel and the action that opens it. */
  drawer?: { panel: string; open: (page: Page) => Promise<unknown> };
  /** Selector that matches once the scripts of the page have finished. */
  ready?: string;
  /** Whether the page is not scrollable, as an app shell. */
  isApp?: boolean;
  /** Whether another page has its peculiarities: tested in `npm run test:all` only. */
  isRepetition?: boolean;
}

const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

export const packagePages: Record<string, PackagePage> = {
  'jquery-mobile, fixed header 1 px above the window': {
    path: '/jquery-mobile.html',
    headers: ['#back'],
    last: '#last',
    ready: '.ui-header-fixed',
  },
  'startbootstrap-creative, root of 100 % height': {
    path: '/packages/startbootstrap-creative/dist/index.html',
    headers: ['.navbar-brand'],
    last: 'footer .small',
    isRepetition: true,
  },
  'semantic-ui, pushed page and drawer': {
    path: '/semantic-ui.html',
    headers: ['#open'],
    last: '#last',
    drawer: { panel: '#drawer', open: click('#open') },
    isRepetition: true,
  },
  'layui, administration': {
    path: '/layui.html',
    headers: ['#nav'],
    last: '#last',
    drawer: { panel: '#drawer', open: () => Promise.resolve() },
    isRepetition: true,
  },
  'luckysheet, sheet sized by script': {
    path: '/packages/luckysheet/dist/index.html',
    headers: ['#luckysheet-icon-undo'],
    last: '.luckysheet-sheets-item',
    ready: '#luckysheet:not(:has(#luckysheetloadingdata)) .luckysheet-sheets-item',
    isApp: true,
    isRepetition: true,
  },
  'reveal.js, slides without scrolling': {
    path: '/reveal.html',
    headers: [],
    last: '.controls .navigate-right',
    ready: '.reveal.ready',
    isApp: true,
  },
  'weui, application of views': {
    path: '/packages/weui/dist/example/index.html',
    headers: ['.page__title'],
    last: '.page__ft',
    ready: '.page__ft',
    isRepetition: true,
  },
  'vivliostyle, absolute body': {
    path: '/packages/@vivliostyle/viewer/lib/index.html',
    headers: ['#vivliostyle-input-url', '#vivliostyle-menu-item_settings-toggle'],
    last: '#vivliostyle-welcome p:last-child a',
    ready: '#vivliostyle-welcome p:last-child a',
    isApp: true,
  },
  'uikit, sticky bar by script and hero as high as the window': {
    path: '/uikit.html',
    headers: ['#logo'],
    last: '#last',
    drawer: { panel: '#drawer .uk-offcanvas-bar', open: click('#open') },
    ready: '.uk-sticky',
  },
  'swiper, one full-height carousel': {
    path: '/swiper.html',
    headers: ['#first'],
    last: '#last',
    ready: '.swiper-initialized',
    isApp: true,
    isRepetition: true,
  },
  'materialize, fixed bar and side navigation': {
    path: '/materialize.html',
    headers: ['#open'],
    last: '#last',
    drawer: { panel: '#drawer', open: click('#open') },
  },
  'sb-admin, fixed side bar': {
    path: '/packages/startbootstrap-sb-admin/dist/index.html',
    headers: ['#sidebarToggle', '.sb-topnav .navbar-brand'],
    last: 'footer a >> nth=-1',
    drawer: { panel: '#sidenavAccordion', open: () => Promise.resolve() },
    isRepetition: true,
  },
};
