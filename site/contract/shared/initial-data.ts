import type { SiteCallName } from './site-endpoints';

/**
 * Id of the script element that carries the initial data: the calls of the first page with their inputs and
 * responses, as `application/json`. Service and app share the inputs below, so that the cache keys match.
 */
export const initialDataElementId = 'first-view';

export interface CallResponse {
  name: SiteCallName;
  input: Readonly<Record<string, unknown>>;
  /** The whole response body, wrapper included. */
  answer: unknown;
}

/** Inputs of the home page’s calls. */
export function homeInputs(siteId: string) {
  return {
    news: { siteId, pageNum: 1, pageSize: 6 },
    exhibitions: { siteId, pageNum: 1, pageSize: 6 },
    exhibits: { siteId, pageNum: 1, pageSize: 8 },
  };
}

interface Site {
  id: string;
  siteCode: string;
}

/** Calls of the page layout (header, menus, footer), made on every page. */
export function layoutCalls(site: Site) {
  return [
    { name: 'siteDetail', input: { siteCode: site.siteCode } },
    { name: 'categoryList', input: { siteId: site.id } },
  ] as const satisfies readonly Pick<CallResponse, 'name' | 'input'>[];
}

/** All calls of the home page, in the order in which the page uses them. */
export function initialDataCalls(site: Site) {
  const home = homeInputs(site.id);
  return [
    ...layoutCalls(site),
    { name: 'exhibitionPage', input: home.exhibitions },
    { name: 'exhibitPage', input: home.exhibits },
    { name: 'contentNews', input: home.news },
  ] as const satisfies readonly Pick<CallResponse, 'name' | 'input'>[];
}
