import type { CallName } from './endpoints';

/**
 * The first HTML answer carries what the first view asks for, as an inert block of JSON: a list of
 * calls with their inputs and answers. Service and app read the inputs from here, so they agree.
 */
export const firstViewElementId = 'first-view';

export interface FirstViewAnswer {
  name: CallName;
  input: Readonly<Record<string, unknown>>;
  /** The call's whole wrapped answer. */
  answer: unknown;
}

/** What the home page shows, as the inputs of its calls. */
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

/** What stands around every page asks these. */
export function frameCalls(site: Site) {
  return [
    { name: 'siteDetail', input: { siteCode: site.siteCode } },
    { name: 'categoryList', input: { siteId: site.id } },
  ] as const satisfies readonly Pick<FirstViewAnswer, 'name' | 'input'>[];
}

/** Every call of a site's first view, in the order in which the page needs them. */
export function firstViewCalls(site: Site) {
  const home = homeInputs(site.id);
  return [
    ...frameCalls(site),
    { name: 'exhibitionPage', input: home.exhibitions },
    { name: 'exhibitPage', input: home.exhibits },
    { name: 'contentNews', input: home.news },
  ] as const satisfies readonly Pick<FirstViewAnswer, 'name' | 'input'>[];
}
