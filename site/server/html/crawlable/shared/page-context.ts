import type { OpeningRule } from '../../../../contract/schemas/site';
import { sites, type Language } from '../../../../contract/shared/sites';
import type { DispatchCall } from '../../../http/dispatch-call';
import { buildMenu, type Menu } from '../../shared/menu';
import { createInProcessCalls, type InProcessCalls } from '../../shared/in-process-calls';

/** Data that every crawlable page needs: language, menu, calls, opening hours. */
export interface PageContext {
  language: Language;
  siteId: string;
  menu: Menu;
  calls: InProcessCalls;
  /** Opening rules. */
  opening: readonly OpeningRule[];
  /** Site and menu of the other language. */
  other: { language: Language; siteId: string; menu: Menu };
}

export async function createPageContext(
  dispatchCall: DispatchCall,
  language: Language,
): Promise<PageContext> {
  const calls = createInProcessCalls(dispatchCall);
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
  return { ...own, calls, opening: site?.opening ?? [], other };
}
