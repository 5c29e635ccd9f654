import type { Context, Page } from '../context';
import { dayOf } from '../dates';
import { element } from '../dom';
import { failureWords } from '../fault-words';
import { createPagedList } from '../paged-list';
import { fieldsOf, ownPath, text, type Fields } from '../read-values';

export const favouritesPage: Page = (context) => {
  const { words: messages, siteAddress } = context;
  return createPagedList(context, {
    call: 'favouritePage',
    count: messages.favourites.count,
    empty: () =>
      element(
        'div',
        { class: 'empty' },
        element('p', {}, messages.favourites.empty),
        element(
          'a',
          { class: 'plain', href: siteAddress('/Collection/ExcellentCollection') },
          messages.favourites.browse,
        ),
      ),
    item: (record, reload) => item(context, record, reload),
  });
};

function item(context: Context, record: Fields, reload: () => Promise<void>): HTMLElement {
  const { language, siteAddress, words: messages } = context;
  const title = text(record.title);
  const route = ownPath(record.route);
  const picture = ownPath(record.thumbImg);
  const lang = text(record.titleLang) || undefined;
  return element(
    'li',
    { class: 'favourite' },
    picture
      ? element('img', { src: picture, alt: '', width: '120', height: '90', loading: 'lazy' })
      : element('span', { class: 'no-picture' }),
    element(
      'div',
      {},
      route
        ? element('a', { href: siteAddress(route), lang }, title)
        : element('span', { lang }, title),
      element('p', { class: 'soft' }, dayOf(text(record.createdAt), language)),
    ),
    removeButton(context, record, messages.favourites.removeOf(title), reload),
  );
}

function removeButton(
  { client, words: messages, announce }: Context,
  record: Fields,
  label: string,
  reload: () => Promise<void>,
): HTMLButtonElement {
  const target = { contentId: text(record.contentId), categoryCode: text(record.categoryCode) };
  const toggle = async () =>
    fieldsOf((await client.call('favouriteClick', target)).data).isFav === true;
  const remove = async () => {
    try {
      // If another tab has removed the favourite, the first toggle adds it again.
      if (await toggle()) await toggle();
      await reload();
      announce(messages.favourites.removed(text(record.title)));
    } catch (error) {
      announce(failureWords(error, messages));
    }
  };
  return element(
    'button',
    { type: 'button', class: 'plain', 'aria-label': label, click: () => void remove() },
    messages.favourites.remove,
  );
}
