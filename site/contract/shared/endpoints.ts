/** Forms that visitors fill in. */
const form = { method: 'POST', input: 'json', response: 'record', perMinute: 30 } as const;
const booking = { ...form, access: 'visitor', perMinute: 60 } as const;

const jsonPost = { method: 'POST', input: 'json', response: 'record' } as const;
const memberQuery = { method: 'GET', input: 'query', access: 'member' } as const;
const actions = '/inte-engine/receive_engine/action';

/**
 * Every call of the content service: the only list of paths and methods.
 * `input` is the encoding of the fields, `response` the shape of `data` (spec section 3): `rows` is a list, `page`
 * the stored-procedure form with `total` and `records` beside it, `record` one object.
 * No schema library is imported here, because the browser loads this file.
 */
export const endpoints = {
  siteDetail: { method: 'POST', path: '/api/site/detail', input: 'json', response: 'rows' },
  categoryList: { method: 'POST', path: '/api/category/list', input: 'json', response: 'rows' },
  contentPage: { method: 'POST', path: '/api/content/page', input: 'json', response: 'page' },
  contentDetail: { method: 'POST', path: '/api/content/detail', input: 'json', response: 'rows' },
  contentCategoryText: {
    method: 'POST',
    path: '/api/content/categoryText',
    input: 'json',
    response: 'rows',
  },
  contentNews: { method: 'POST', path: '/api/content/news', input: 'json', response: 'page' },
  contentListByParentCode: {
    method: 'POST',
    path: '/api/content/listByParentCode',
    input: 'json',
    response: 'rows',
  },
  contentListByParentCodeAndTag: {
    method: 'POST',
    path: '/api/content/listByParentCodeAndTag',
    input: 'json',
    response: 'rows',
  },
  contentPageByRecommend: {
    method: 'POST',
    path: '/api/content/pageByRecommend',
    input: 'json',
    response: 'page',
  },
  contentPageByDict: {
    method: 'POST',
    path: '/api/content/pageByDict',
    input: 'json',
    response: 'page',
  },
  contentTags: { method: 'POST', path: '/api/content/tags', input: 'json', response: 'rows' },
  contentPageByTagFromContent: {
    method: 'POST',
    path: '/api/content/pageByTagFromContent',
    input: 'json',
    response: 'page',
  },
  exhibitionPage: { method: 'POST', path: '/api/exhibition/page', input: 'json', response: 'page' },
  exhibitionDetail: {
    method: 'POST',
    path: '/api/exhibition/detail',
    input: 'json',
    response: 'rows',
  },
  exhibitionPageByTagFromContent: {
    method: 'POST',
    path: '/api/exhibition/pageByTagFromContent',
    input: 'json',
    response: 'page',
  },
  exhibitionPageInterflow: {
    method: 'GET',
    path: '/api/exhibition/pageExhibitioninterflow',
    input: 'query',
    response: 'page',
  },
  dictList: { method: 'POST', path: '/api/dict/list', input: 'json', response: 'rows' },
  exhibitPage: { method: 'POST', path: '/api/exhibit/page', input: 'form', response: 'page' },
  exhibitDetail: { method: 'POST', path: '/api/exhibit/detail', input: 'json', response: 'rows' },
  fullSearch: {
    method: 'GET',
    path: '/api/fullSearch',
    input: 'query',
    response: 'page',
    perMinute: 240,
  },
  browseCount: { method: 'GET', path: '/api/getBrowseCount', input: 'query', response: 'record' },
  activityPage: { method: 'GET', path: '/app/activity/page', input: 'query', response: 'page' },
  activityDetail: { method: 'GET', path: '/app/activity/detail', input: 'query', response: 'rows' },
  activityBook: { path: '/app/activity/book', ...booking },
  activityCancel: { path: '/app/activity/cancel', ...booking },
  docentSlots: { method: 'GET', path: '/app/docent/slots', input: 'query', response: 'rows' },
  docentBook: { path: '/app/docent/book', ...booking },
  docentCancel: { path: '/app/docent/cancel', ...booking },
  volunteerApply: { path: '/app/volunteer/apply', ...form },
  volunteerWithdraw: { path: '/app/volunteer/withdraw', ...form },
  lostAndFound: { path: '/api/content/lostandfound', ...form },
  memberRegister: { path: '/user-centre/api/register', ...jsonPost, perMinute: 60 },
  memberLogin: { path: '/user-centre/api/login', ...jsonPost, perMinute: 120 },
  memberRefresh: { path: '/user-centre/api/refresh', ...jsonPost, perMinute: 120 },
  memberInfo: { path: '/app/auth/getMemberInfo', ...memberQuery, response: 'record' },
  memberLogout: { path: '/app/auth/logout', ...memberQuery, response: 'record' },
  profileDetail: { path: '/user-centre/api/profile', ...memberQuery, response: 'record' },
  profileUpdate: { path: '/user-centre/api/profile', ...jsonPost, access: 'member', perMinute: 30 },
  passwordChange: {
    path: '/user-centre/api/password',
    ...jsonPost,
    access: 'member',
    perMinute: 30,
  },
  favouriteClick: { path: '/app/web-fav/click', ...jsonPost, access: 'member', perMinute: 60 },
  favouriteState: { path: '/app/web-fav/isFav', ...jsonPost, access: 'member' },
  favouritePage: { path: '/user-centre/api/favourites', ...memberQuery, response: 'page' },
  bookingPage: { path: '/user-centre/api/bookings', ...memberQuery, response: 'page' },
  ratingCreate: { path: '/app/web-star/create', ...jsonPost, access: 'visitor', perMinute: 30 },
  pointsReport: { path: actions, ...jsonPost, access: 'member', perMinute: 60 },
  pointsAccount: { path: actions, ...memberQuery, response: 'record' },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  method: 'GET' | 'POST';
  path: string;
  input: 'json' | 'form' | 'query';
  response: 'rows' | 'page' | 'record';
  /**
   * Authentication; public where it is left out. `member` requires a valid token; with
   * `visitor` the token is optional.
   */
  access?: 'member' | 'visitor';
  /** Rate limit: calls a minute for each client network. Writes and expensive reads have one. */
  perMinute?: number;
}

export type CallName = keyof typeof endpoints;

/** Path prefixes whose responses, failures included, have the wrapper of spec section 3. */
export const wrappedPrefixes = ['/api/', '/app/', '/inte-engine/', '/user-centre/api/'] as const;

/** The category of the footer’s links: the only one whose page size may exceed `paging.maxPageSize`. */
export const footerSitesCategory = 'FooterSite';

/** Page numbers start at 1; the default page size is 10 (spec section 9). */
export const paging = {
  pageNum: 1,
  pageSize: 10,
  maxPageSize: 100,
  maxFooterPageSize: 9999,
} as const;
