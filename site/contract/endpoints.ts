/** What a visitor fills in and sends. */
const form = { method: 'POST', input: 'json', answer: 'record', perMinute: 30 } as const;
const booking = { ...form, access: 'visitor', perMinute: 60 } as const;

/** What is sent, and what members ask for. */
const send = { method: 'POST', input: 'json', answer: 'record' } as const;
const ask = { method: 'GET', input: 'query', access: 'member' } as const;
const actions = '/inte-engine/receive_engine/action';

/**
 * Every call of the content service: the only list of paths and methods.
 * `input` says how the fields travel, `answer` which shape `data` has (spec section 3):
 * `rows` is a list, `page` the stored-procedure form with `total` and `records` beside it, `record` one object.
 * This file holds no schema, so that the browser can import it.
 */
export const endpoints = {
  siteDetail: { method: 'POST', path: '/api/site/detail', input: 'json', answer: 'rows' },
  categoryList: { method: 'POST', path: '/api/category/list', input: 'json', answer: 'rows' },
  contentPage: { method: 'POST', path: '/api/content/page', input: 'json', answer: 'page' },
  contentDetail: { method: 'POST', path: '/api/content/detail', input: 'json', answer: 'rows' },
  contentCategoryText: {
    method: 'POST',
    path: '/api/content/categoryText',
    input: 'json',
    answer: 'rows',
  },
  contentNews: { method: 'POST', path: '/api/content/news', input: 'json', answer: 'page' },
  contentListByParentCode: {
    method: 'POST',
    path: '/api/content/listByParentCode',
    input: 'json',
    answer: 'rows',
  },
  contentListByParentCodeAndTag: {
    method: 'POST',
    path: '/api/content/listByParentCodeAndTag',
    input: 'json',
    answer: 'rows',
  },
  contentPageByRecommend: {
    method: 'POST',
    path: '/api/content/pageByRecommend',
    input: 'json',
    answer: 'page',
  },
  contentPageByDict: {
    method: 'POST',
    path: '/api/content/pageByDict',
    input: 'json',
    answer: 'page',
  },
  contentTags: { method: 'POST', path: '/api/content/tags', input: 'json', answer: 'rows' },
  contentPageByTagFromContent: {
    method: 'POST',
    path: '/api/content/pageByTagFromContent',
    input: 'json',
    answer: 'page',
  },
  exhibitionPage: { method: 'POST', path: '/api/exhibition/page', input: 'json', answer: 'page' },
  exhibitionDetail: {
    method: 'POST',
    path: '/api/exhibition/detail',
    input: 'json',
    answer: 'rows',
  },
  exhibitionPageByTagFromContent: {
    method: 'POST',
    path: '/api/exhibition/pageByTagFromContent',
    input: 'json',
    answer: 'page',
  },
  exhibitionPageInterflow: {
    method: 'GET',
    path: '/api/exhibition/pageExhibitioninterflow',
    input: 'query',
    answer: 'page',
  },
  dictList: { method: 'POST', path: '/api/dict/list', input: 'json', answer: 'rows' },
  exhibitPage: { method: 'POST', path: '/api/exhibit/page', input: 'form', answer: 'page' },
  exhibitDetail: { method: 'POST', path: '/api/exhibit/detail', input: 'json', answer: 'rows' },
  fullSearch: {
    method: 'GET',
    path: '/api/fullSearch',
    input: 'query',
    answer: 'page',
    perMinute: 240,
  },
  browseCount: { method: 'GET', path: '/api/getBrowseCount', input: 'query', answer: 'record' },
  activityPage: { method: 'GET', path: '/app/activity/page', input: 'query', answer: 'page' },
  activityDetail: { method: 'GET', path: '/app/activity/detail', input: 'query', answer: 'rows' },
  activityBook: { path: '/app/activity/book', ...booking },
  activityCancel: { path: '/app/activity/cancel', ...booking },
  docentSlots: { method: 'GET', path: '/app/docent/slots', input: 'query', answer: 'rows' },
  docentBook: { path: '/app/docent/book', ...booking },
  docentCancel: { path: '/app/docent/cancel', ...booking },
  volunteerApply: { path: '/app/volunteer/apply', ...form },
  volunteerWithdraw: { path: '/app/volunteer/withdraw', ...form },
  lostAndFound: { path: '/api/content/lostandfound', ...form },
  memberRegister: { path: '/user-centre/api/register', ...send, perMinute: 60 },
  memberLogin: { path: '/user-centre/api/login', ...send, perMinute: 120 },
  memberRefresh: { path: '/user-centre/api/refresh', ...send, perMinute: 120 },
  memberInfo: { path: '/app/auth/getMemberInfo', ...ask, answer: 'record' },
  memberLogout: { path: '/app/auth/logout', ...ask, answer: 'record' },
  profileDetail: { path: '/user-centre/api/profile', ...ask, answer: 'record' },
  profileUpdate: { path: '/user-centre/api/profile', ...send, access: 'member', perMinute: 30 },
  passwordChange: { path: '/user-centre/api/password', ...send, access: 'member', perMinute: 30 },
  favouriteClick: { path: '/app/web-fav/click', ...send, access: 'member', perMinute: 60 },
  favouriteState: { path: '/app/web-fav/isFav', ...send, access: 'member' },
  favouritePage: { path: '/user-centre/api/favourites', ...ask, answer: 'page' },
  bookingPage: { path: '/user-centre/api/bookings', ...ask, answer: 'page' },
  ratingCreate: { path: '/app/web-star/create', ...send, access: 'visitor', perMinute: 30 },
  pointsReport: { path: actions, ...send, access: 'member', perMinute: 60 },
  pointsAccount: { path: actions, ...ask, answer: 'record' },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  input: 'json' | 'form' | 'query';
  answer: 'rows' | 'page' | 'record';
  /**
   * Who may call: everybody unless it says otherwise. `member` asks for a valid token; `visitor`
   * takes calls without one, and heeds the one that is sent.
   */
  access?: 'member' | 'visitor';
  /** How often one client network may call within a minute; writes and costly reads have such a limit. */
  perMinute?: number;
}

export type CallName = keyof typeof endpoints;

/** The paths below which every answer, also a failure, wears the wrapper. */
export const wrappedPrefixes = ['/api/', '/app/', '/inte-engine/', '/user-centre/api/'] as const;

/** The category whose entries the footer lists, the one that may be asked for in a single page. */
export const footerSiteCode = 'FooterSite';

/** Page numbers start at 1; a call without a page size gets ten records (spec section 9). */
export const paging = {
  pageNum: 1,
  pageSize: 10,
  maxPageSize: 100,
  maxFooterPageSize: 9999,
} as const;
