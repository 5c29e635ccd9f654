import type { OpeningRule } from '../../contract/entities/opening';
import { sites, type Language } from '../../contract/sites';
import type { AnswerCall } from '../http/answer-call';
import { buildMenu, type Menu } from './menu';
import { createCalls, type Calls } from './read-calls';

/** The museum as one page of the mirror sees it: its language, its menu and its calls. */
export interface MuseumView {
  language: Language;
  siteId: string;
  menu: Menu;
  calls: Calls;
  /** When the museum is open. */
  opening: readonly OpeningRule[];
  /** The same museum in the other language. */
  other: { language: Language; siteId: string; menu: Menu };
}

export async function viewMuseum(answerCall: AnswerCall, language: Language): Promise<MuseumView> {
  const calls = createCalls(answerCall);
  const look = async (each: Language) => {
    const siteId = sites[each].id;
    return {
      language: each,
      siteId,
      menu: buildMenu(await calls.rows('categoryList', { siteId })),
    };
  };
  const other = await look(language === 'zh' ? 'en' : 'zh');
  const [site] = await calls.rows('siteDetail', { siteCode: sites[language].siteCode });
  return { ...(await look(language)), calls, opening: site?.opening ?? [], other };
}
