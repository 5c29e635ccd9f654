import type { CallName } from '../../contract/shared/endpoints';
import type { Context } from './context';
import { createElement } from './dom';
import { apiErrorMessage } from '../messages/error-messages';
import { asList, asNumber, type Fields } from '../../session/read-values';

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
  const { messages, client } = context;
  const container = createElement('div', { class: 'listing', tabindex: '-1' });

  const load = async (pageNum: number, size = pageSize) => {
    const response = await client.call(options.call, { pageNum, pageSize: size });
    return { total: asNumber(response.total), records: asList(response.records) };
  };

  async function fill(): Promise<void> {
    const { total, records } = await load(1);
    if (total === 0) {
      container.replaceChildren(options.empty());
      return;
    }
    const list = createElement('ul', { class: 'records', role: 'list' });
    const append = (more: readonly Fields[]) => {
      list.append(...more.map((record) => options.item(record, reload)));
    };
    append(records);
    const count = options.count && createElement('p', { class: 'count' }, options.count(total));
    container.replaceChildren(...(count ? [count] : []), list, moreButton(list, append, total));
  }

  function moreButton(list: HTMLElement, append: (more: Fields[]) => void, total: number) {
    const error = createElement('p', { class: 'failure', role: 'alert' });
    const button = createElement('button', { type: 'button', class: 'plain' }, messages.more);
    const more = createElement('div', { class: 'more', hidden: list.childElementCount >= total });
    const loadMore = async () => {
      const count = list.childElementCount;
      try {
        append((await load(count / pageSize + 1)).records);
        error.textContent = '';
        more.hidden = list.childElementCount >= total || list.childElementCount === count;
        list.children[count]?.querySelector<HTMLElement>('a, button')?.focus();
      } catch (reason) {
        error.textContent = apiErrorMessage(reason, messages);
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
