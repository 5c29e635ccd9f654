import type { OpeningRule } from '../../../../contract/schemas/site';
import { editions, sites, type Edition, type Language } from '../../../../contract/shared/sites';
import type { DispatchCall } from '../../../http/dispatch-call';
import { callsOfEdition } from '../../../http/edition-calls';
import { buildMenu, type Menu } from '../../shared/menu';
import { createInProcessCalls, type InProcessCalls } from '../../shared/in-process-calls';

/** Data that every crawlable page needs: edition, menu, calls, opening hours. */
export interface PageContext {
  edition: Edition;
  language: Language;
  siteId: string;
  menu: Menu;
  /** Calls that answer in the script of the edition. */
  calls: InProcessCalls;
  /** Opening rules. */
  opening: readonly OpeningRule[];
  /** Site and menu of the other language. */
  other: { language: Language; siteId: string; menu: Menu };
}

export async function createPageContext(
  dispatchCall: DispatchCall,
  edition: Edition,
): Promise<PageContext> {
  const { language } = editions[edition];
  const calls = createInProcessCalls(callsOfEdition(dispatchCall, edition));
  const readSite = async (each: Language) => {
    const siteId = sites[each].id;
    return {
      language: each,
      siteId,
      menu: buildMenu(await calls.rows('categoryList', { siteId })),
    };
  };
  const [own, other, [site]] = await Promise.all([
    readSite(language),
    readSite(language === 'zh' ? 'en' : 'zh'),
    calls.rows('siteDetail', { siteCode: sites[language].siteCode }),
  ]);
  return { ...own, edition, calls, opening: site?.opening ?? [], other };
}
