import type { Context, Page } from '../shared/context';
import { formatDate } from '../../app/i18n/format-date';
import { createElement } from '../shared/dom';
import { createEmptyList } from '../shared/empty-list';
import { apiErrorMessage } from '../messages/error-messages';
import { createPagedList } from '../shared/paged-list';
import { asFields, asLocalPath, asText, type Fields } from '../../session/read-values';

export const favouritesPage: Page = (context) => {
  const { messages } = context;
  return createPagedList(context, {
    call: 'favouritePage',
    count: messages.favourites.count,
    empty: () =>
      createEmptyList(context, messages.favourites.empty, [
        ['/Collection/ExcellentCollection', messages.ways.collection],
        ['/Exhibition', messages.ways.exhibitions],
      ]),
    item: (record, reload) => item(context, record, reload),
  });
};

function item(context: Context, record: Fields, reload: () => Promise<void>): HTMLElement {
  const { language, siteUrl, messages } = context;
  const title = asText(record.title);
  const route = asLocalPath(record.route);
  const picture = asLocalPath(record.thumbImg);
  const lang = asText(record.titleLang) || undefined;
  return createElement(
    'li',
    { class: 'favourite' },
    picture
      ? createElement('img', { src: picture, alt: '', width: '120', height: '90', loading: 'lazy' })
      : createElement('span', { class: 'no-picture' }),
    createElement(
      'div',
      {},
      route
        ? createElement('a', { href: siteUrl(route), lang }, title)
        : createElement('span', { lang }, title),
      createElement('p', { class: 'soft' }, formatDate(asText(record.createdAt), language)),
    ),
    removeButton(context, record, messages.favourites.removeOf(title), reload),
  );
}

function removeButton(
  { client, messages, announce }: Context,
  record: Fields,
  label: string,
  reload: () => Promise<void>,
): HTMLButtonElement {
  const target = { contentId: asText(record.contentId), categoryCode: asText(record.categoryCode) };
  const toggle = async () =>
    asFields((await client.call('favouriteClick', target)).data).isFav === true;
  const remove = async () => {
    try {
      // If another tab has removed the favourite, the first toggle adds it again.
      if (await toggle()) await toggle();
      await reload();
      announce(messages.favourites.removed(asText(record.title)));
    } catch (error) {
      announce(apiErrorMessage(error, messages));
    }
  };
  return createElement(
    'button',
    { type: 'button', class: 'plain', 'aria-label': label, click: () => void remove() },
    messages.favourites.remove,
  );
}
