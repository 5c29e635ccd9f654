import type { CallName } from '../contract/endpoints';
import type { Context } from './context';
import { element } from './dom';
import { failureWords } from './fault-words';
import { listOf, number, type Fields } from './read-values';

interface ListOptions {
  call: CallName;
  /** Shown where there is nothing. */
  empty: () => HTMLElement;
  /** Says how many there are. */
  count?: (total: number) => string;
  /** One record as an item; `reload` shows the list anew, after something has changed. */
  item: (record: Fields, reload: () => Promise<void>) => HTMLElement;
}

const pageSize = 20;

/** A list that is loaded page by page, when one asks for more. */
export async function createPagedList(
  context: Context,
  options: ListOptions,
): Promise<HTMLElement> {
  const { words, client } = context;
  const shown = element('div', { class: 'listing', tabindex: '-1' });

  const load = async (pageNum: number, size = pageSize) => {
    const answer = await client.call(options.call, { pageNum, pageSize: size });
    return { total: number(answer.total), records: listOf(answer.records) };
  };

  async function fill(): Promise<void> {
    const { total, records } = await load(1);
    if (total === 0) {
      shown.replaceChildren(options.empty());
      return;
    }
    const list = element('ul', { class: 'records', role: 'list' });
    const add = (more: readonly Fields[]) => {
      list.append(...more.map((record) => options.item(record, reload)));
    };
    add(records);
    const count = options.count && element('p', { class: 'count' }, options.count(total));
    shown.replaceChildren(...(count ? [count] : []), list, moreButton(list, add, total));
  }

  function moreButton(list: HTMLElement, add: (more: Fields[]) => void, total: number) {
    const problem = element('p', { class: 'failure', role: 'alert' });
    const button = element('button', { type: 'button', class: 'plain' }, words.more);
    const more = element('div', { class: 'more', hidden: list.childElementCount >= total });
    const loadMore = async () => {
      const known = list.childElementCount;
      try {
        add((await load(known / pageSize + 1)).records);
        problem.textContent = '';
        more.hidden = list.childElementCount >= total || list.childElementCount === known;
        list.children[known]?.querySelector<HTMLElement>('a, button')?.focus();
      } catch (error) {
        problem.textContent = failureWords(error, words);
      }
    };
    button.addEventListener('click', () => void loadMore());
    more.append(problem, button);
    return more;
  }

  async function reload(): Promise<void> {
    await fill();
    // What one stood on is gone.
    shown.focus();
  }

  await fill();
  return shown;
}
