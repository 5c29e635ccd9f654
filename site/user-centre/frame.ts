import scrollUrl from '../app/features/handscroll/ink-scroll-2400.avif';
import sealUrl from '../app/theme/seal.svg';
import { museum } from '../contract/shared/museum';
import { editionOf, websiteOf } from '../contract/shared/edition';
import { editionNames, editions, type Edition } from '../contract/shared/sites';
import { centrePages, type CentrePage } from '../contract/shared/user-centre';
import { confirmDialog } from './shared/confirm-dialog';
import type { Context } from './shared/context';
import { createElement } from './shared/dom';

const memberPages = ['profile', 'favourites', 'bookings', 'points'] as const;
const contentId = 'content';
/** Page of the site with the member’s sets of objects. */
const collectionPath = '/Collection/MyCollection';

interface FrameParts {
  context: Context;
  page: CentrePage;
  /** Nickname of the logged-in member; without one, there is no menu. */
  nickName: string | undefined;
  /** The same page in each edition. */
  editionUrl: (edition: Edition) => string;
  status: HTMLElement;
}

/** Creates header, menu, main element with heading and `content`, and footer of a page. */
export function createFrame(parts: FrameParts, content: HTMLElement): HTMLElement[] {
  const { context, page, nickName, status } = parts;
  const { messages, language } = context;
  const main = createElement(
    'main',
    { id: contentId, tabindex: '-1' },
    createElement('h1', {}, centrePages[page].title[language]),
    status,
    content,
  );
  return [
    createElement('a', { class: 'skip', href: `#${contentId}` }, messages.skip),
    header(parts),
    ...(nickName === undefined ? [] : [menu(context, page, nickName)]),
    main,
    createElement('img', {
      class: 'scroll',
      src: scrollUrl,
      alt: '',
      width: '2400',
      height: '432',
    }),
    footer(context),
  ];
}

function header({ context, editionUrl }: FrameParts): HTMLElement {
  const { language, messages } = context;
  return createElement(
    'header',
    {},
    createElement(
      'a',
      { class: 'logo', href: websiteOf(language) },
      createElement('img', { src: sealUrl, alt: '', width: '32', height: '49' }),
      createElement(
        'span',
        { class: 'names' },
        createElement('strong', {}, museum[language].name),
        createElement('span', {}, messages.centre),
      ),
    ),
    createElement(
      'button',
      {
        type: 'button',
        class: 'opener',
        'data-open-accessibility': true,
        'aria-expanded': 'false',
      },
      messages.accessibility,
    ),
    createElement(
      'nav',
      { class: 'languages', 'aria-label': messages.languages },
      ...editionNames.map((each) =>
        createElement(
          'a',
          {
            href: editionUrl(each),
            lang: editions[each].lang,
            hreflang: editions[each].hreflang,
            'aria-current': each === editionOf(language) && 'true',
          },
          editions[each].name,
        ),
      ),
    ),
  );
}

function menu(context: Context, page: CentrePage, nickName: string): HTMLElement {
  const { language, messages, pageUrl, siteUrl } = context;
  return createElement(
    'nav',
    { class: 'menu', 'aria-label': messages.menu },
    createElement(
      'ul',
      { role: 'list' },
      ...memberPages.map((each) =>
        createElement(
          'li',
          {},
          createElement(
            'a',
            { href: pageUrl(each), 'aria-current': each === page && 'page' },
            centrePages[each].title[language],
          ),
        ),
      ),
      createElement(
        'li',
        {},
        createElement('a', { href: siteUrl(collectionPath) }, messages.collection),
      ),
    ),
    createElement('span', { class: 'member' }, nickName),
    createElement(
      'button',
      { type: 'button', class: 'plain', click: () => void logOut(context) },
      messages.logout,
    ),
  );
}

async function logOut({ client, messages, siteUrl }: Context): Promise<void> {
  if (!(await confirmDialog(messages.logoutQuestion, messages))) return;
  // `leave` clears the tokens also if the request fails.
  await client.logOut().catch(() => undefined);
  location.replace(siteUrl('/'));
}

function footer({ language, messages }: Context): HTMLElement {
  return createElement(
    'footer',
    {},
    createElement('a', { href: websiteOf(language) }, messages.home),
    createElement('p', {}, museum[language].copyright(new Date().getFullYear())),
  );
}
