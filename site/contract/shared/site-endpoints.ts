import type { BookingKind } from './booking-kinds';
import type { Endpoint } from './endpoint';

/** Reads of published content, by the shape of their response. */
const rows = { method: 'POST', input: 'json', response: 'rows', cache: 'content' } as const;
const page = { ...rows, response: 'page' } as const;

/** Reads of what visitors change at any moment. */
const live = { method: 'GET', input: 'query', cache: 'live' } as const;

/** Forms that visitors fill in. */
const jsonPost = { method: 'POST', input: 'json', response: 'record' } as const;
const form = { ...jsonPost, perMinute: 30 } as const;
const booking = { ...jsonPost, access: 'visitor', perMinute: 60 } as const;

/** The calls that book places of a kind and give them back: `docentBook` at `/app/docent/book`, `docentCancel`. */
function bookingCalls<const Kind extends BookingKind>(kind: Kind) {
  const path = `/app/${kind}/` as const;
  return {
    [`${kind}Book`]: { path: `${path}book`, ...booking },
    [`${kind}Cancel`]: { path: `${path}cancel`, ...booking },
  } as Readonly<Record<`${Kind}${'Book' | 'Cancel'}`, typeof booking & { readonly path: string }>>;
}

const memberQuery = { method: 'GET', input: 'query', access: 'member' } as const;
/** Changes of what a member keeps. */
const change = { ...jsonPost, access: 'member', perMinute: 240 } as const;
const actions = '/inte-engine/receive_engine/action';

/**
 * The calls that the visitors’ app sends. `input` is the encoding of the fields, `response` the shape of `data` (spec
 * section 3): `rows` is a list, `page` the stored-procedure form with `total` and `records` beside it, `record` one object.
 * No schema library is imported here, because the browser loads this file.
 */
export const siteEndpoints = {
  siteDetail: { path: '/api/site/detail', ...rows },
  categoryList: { path: '/api/category/list', ...rows },
  contentPage: { path: '/api/content/page', ...page },
  contentDetail: { path: '/api/content/detail', ...rows },
  contentCategoryText: { path: '/api/content/categoryText', ...rows },
  contentNews: { path: '/api/content/news', ...page },
  contentListByParentCode: { path: '/api/content/listByParentCode', ...rows },
  contentListByParentCodeAndTag: { path: '/api/content/listByParentCodeAndTag', ...rows },
  contentPageByRecommend: { path: '/api/content/pageByRecommend', ...page },
  contentPageByDict: { path: '/api/content/pageByDict', ...page },
  contentTags: { path: '/api/content/tags', ...rows },
  contentPageByTagFromContent: { path: '/api/content/pageByTagFromContent', ...page },
  exhibitionPage: { path: '/api/exhibition/page', ...page },
  exhibitionDetail: { path: '/api/exhibition/detail', ...rows },
  exhibitionPageByTagFromContent: { path: '/api/exhibition/pageByTagFromContent', ...page },
  exhibitionPageInterflow: {
    path: '/api/exhibition/pageExhibitioninterflow',
    ...page,
    method: 'GET',
    input: 'query',
  },
  dictList: { path: '/api/dict/list', ...rows },
  exhibitPage: { path: '/api/exhibit/page', ...page, input: 'form' },
  exhibitFacets: { path: '/api/exhibit/facets', ...rows },
  exhibitDetail: { path: '/api/exhibit/detail', ...rows },
  exhibitRelated: { path: '/api/exhibit/related', ...rows },
  fullSearch: { path: '/api/fullSearch', ...page, method: 'GET', input: 'query', perMinute: 240 },
  searchSuggest: {
    path: '/api/search/suggest',
    ...rows,
    method: 'GET',
    input: 'query',
    perMinute: 1_200,
  },
  browseCount: { path: '/api/getBrowseCount', ...live, response: 'record' },
  activityPage: { path: '/app/activity/page', ...live, response: 'page' },
  activityDetail: { path: '/app/activity/detail', ...live, response: 'rows' },
  ...bookingCalls('activity'),
  docentSlots: { path: '/app/docent/slots', ...live, response: 'rows' },
  docentTours: { path: '/app/docent/tours', ...live, response: 'rows' },
  ...bookingCalls('docent'),
  admissionSlots: { path: '/app/admission/slots', ...live, response: 'rows' },
  ...bookingCalls('admission'),
  classVisitSlots: { path: '/app/classVisit/slots', ...live, response: 'rows' },
  ...bookingCalls('classVisit'),
  calendarDates: { path: '/app/calendar/dates', ...rows, method: 'GET', input: 'query' },
  visitHalls: { path: '/app/visit/halls', ...rows, method: 'GET', input: 'query' },
  audioStops: { path: '/app/visit/audioStops', ...rows, method: 'GET', input: 'query' },
  volunteerApply: { path: '/app/volunteer/apply', ...form },
  volunteerWithdraw: { path: '/app/volunteer/withdraw', ...form },
  lostAndFound: { path: '/api/content/lostandfound', ...form },
  memberRefresh: { path: '/user-centre/api/refresh', ...jsonPost, perMinute: 120 },
  memberInfo: { path: '/app/auth/getMemberInfo', ...memberQuery, response: 'record' },
  memberLogout: { path: '/app/auth/logout', ...memberQuery, response: 'record' },
  favouriteClick: { path: '/app/web-fav/click', ...jsonPost, access: 'member', perMinute: 60 },
  favouriteState: { path: '/app/web-fav/isFav', ...jsonPost, access: 'member' },
  objectSetList: { path: '/app/object-set/list', ...memberQuery, response: 'rows' },
  objectSetSave: { path: '/app/object-set/save', ...change },
  objectSetDelete: { path: '/app/object-set/delete', ...change },
  objectSetShare: { path: '/app/object-set/share', ...change },
  sharedObjectSet: { path: '/app/object-set/shared', ...live, response: 'record' },
  ratingCreate: { path: '/app/web-star/create', ...jsonPost, access: 'visitor', perMinute: 30 },
  pointsReport: { path: actions, ...jsonPost, access: 'member', perMinute: 60 },
  pointsAccount: { path: actions, ...memberQuery, response: 'record' },
} as const satisfies Record<string, Endpoint>;

export type SiteCallName = keyof typeof siteEndpoints;
