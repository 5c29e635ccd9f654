import type { CallName } from '../contract/endpoints';
import type { Context } from './context';
import { element } from './dom';
import { failureWords } from './fault-words';
import { listOf, number, type Fields } from './read-values';

interface ListOptions {
  call: CallName;
  /** Shown without records. */
  empty: () => HTMLElement;
  /** Message with the total. */
  count?: (total: number) => string;
  /** Creates the item of a record; `reload` reloads the list after a change. */
  item: (record: Fields, reload: () => Promise<void>) => HTMLElement;
}

const pageSize = 20;

/** Creates a list with a button that loads the next page. */
export async function createPagedList(
  context: Context,
  options: ListOptions,
): Promise<HTMLElement> {
  const { words: messages, client } = context;
  const container = element('div', { class: 'listing', tabindex: '-1' });

  const load = async (pageNum: number, size = pageSize) => {
    const response = await client.call(options.call, { pageNum, pageSize: size });
    return { total: number(response.total), records: listOf(response.records) };
  };

  async function fill(): Promise<void> {
    const { total, records } = await load(1);
    if (total === 0) {
      container.replaceChildren(options.empty());
      return;
    }
    const list = element('ul', { class: 'records', role: 'list' });
    const append = (more: readonly Fields[]) => {
      list.append(...more.map((record) => options.item(record, reload)));
    };
    append(records);
    const count = options.count && element('p', { class: 'count' }, options.count(total));
    container.replaceChildren(...(count ? [count] : []), list, moreButton(list, append, total));
  }

  function moreButton(list: HTMLElement, append: (more: Fields[]) => void, total: number) {
    const error = element('p', { class: 'failure', role: 'alert' });
    const button = element('button', { type: 'button', class: 'plain' }, messages.more);
    const more = element('div', { class: 'more', hidden: list.childElementCount >= total });
    const loadMore = async () => {
      const count = list.childElementCount;
      try {
        append((await load(count / pageSize + 1)).records);
        error.textContent = '';
        more.hidden = list.childElementCount >= total || list.childElementCount === count;
        list.children[count]?.querySelector<HTMLElement>('a, button')?.focus();
      } catch (reason) {
        error.textContent = failureWords(reason, messages);
      }
    };
    button.addEventListener('click', () => void loadMore());
    more.append(error, button);
    return more;
  }

  async function reload(): Promise<void> {
    await fill();
    // The focused element was removed.
    container.focus();
  }

  await fill();
  return container;
}
