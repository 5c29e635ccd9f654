import type { OpeningRule } from '../../contract/entities/opening';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall } from '../http/answer-call';
import { buildMenu, type Menu } from './menu';
import { createCalls, type Calls } from './read-calls';

/** Data that every crawlable page needs: language, menu, calls, opening hours. */
export interface MuseumView {
  language: Language;
  siteId: string;
  menu: Menu;
  calls: Calls;
  /** Opening rules. */
  opening: readonly OpeningRule[];
  /** Site and menu of the other language. */
  other: { language: Language; siteId: string; menu: Menu };
}

export async function viewMuseum(
  dispatchCall: AnswerCall,
  language: Language,
): Promise<MuseumView> {
  const calls = createCalls(dispatchCall);
  const readSite = async (each: Language) => {
    const siteId = sites[each].id;
    return {
      language: each,
      siteId,
      menu: buildMenu(await calls.rows('categoryList', { siteId })),
    };
  };
  const other = await readSite(language === 'zh' ? 'en' : 'zh');
  const [site] = await calls.rows('siteDetail', { siteCode: sites[language].siteCode });
  return { ...(await readSite(language)), calls, opening: site?.opening ?? [], other };
}
