import sealUrl from '../app/theme/seal.svg';
import { museum } from '../contract/museum';
import { sites, type Language } from '../contract/sites';
import { centrePages, type CentrePage } from '../contract/user-centre';
import { ask } from './ask';
import type { Context } from './context';
import { element } from './dom';

const memberPages = ['profile', 'favourites', 'bookings', 'points'] as const;
const contentId = 'content';

interface FrameParts {
  context: Context;
  page: CentrePage;
  /** Nickname of the logged-in member; without one, there is no menu. */
  nickName: string | undefined;
  /** The same page in each language. */
  languageAddress: (language: Language) => string;
  status: HTMLElement;
}

/** Creates header, menu, main element with heading and `content`, and footer of a page. */
export function createFrame(parts: FrameParts, content: HTMLElement): HTMLElement[] {
  const { context, page, nickName, status } = parts;
  const { words: messages, language } = context;
  const main = element(
    'main',
    { id: contentId, tabindex: '-1' },
    element('h1', {}, centrePages[page].title[language]),
    status,
    content,
  );
  return [
    element('a', { class: 'skip', href: `#${contentId}` }, messages.skip),
    header(parts),
    ...(nickName === undefined ? [] : [menu(context, page, nickName)]),
    main,
    footer(context),
  ];
}

function header({ context, languageAddress }: FrameParts): HTMLElement {
  const { language, words: messages } = context;
  const names: Record<Language, string> = { zh: '中文', en: 'English' };
  return element(
    'header',
    {},
    element(
      'a',
      { class: 'logo', href: sites[language].website },
      element('img', { src: sealUrl, alt: '', width: '32', height: '49' }),
      element(
        'span',
        { class: 'names' },
        element('strong', {}, museum[language].name),
        element('span', {}, messages.centre),
      ),
    ),
    element(
      'button',
      {
        type: 'button',
        class: 'opener',
        'data-open-accessibility': true,
        'aria-expanded': 'false',
      },
      messages.accessibility,
    ),
    element(
      'nav',
      { class: 'languages', 'aria-label': messages.languages },
      ...(['zh', 'en'] as const).map((each) =>
        element(
          'a',
          {
            href: languageAddress(each),
            lang: sites[each].lang,
            hreflang: sites[each].lang,
            'aria-current': each === language && 'true',
          },
          names[each],
        ),
      ),
    ),
  );
}

function menu(context: Context, page: CentrePage, nickName: string): HTMLElement {
  const { language, words: messages, addressOf } = context;
  return element(
    'nav',
    { class: 'menu', 'aria-label': messages.menu },
    element(
      'ul',
      { role: 'list' },
      ...memberPages.map((each) =>
        element(
          'li',
          {},
          element(
            'a',
            { href: addressOf(each), 'aria-current': each === page && 'page' },
            centrePages[each].title[language],
          ),
        ),
      ),
    ),
    element('span', { class: 'member' }, nickName),
    element(
      'button',
      { type: 'button', class: 'plain', click: () => void logOut(context) },
      messages.logout,
    ),
  );
}

async function logOut({ client, words: messages, siteAddress }: Context): Promise<void> {
  if (!(await ask(messages.logoutQuestion, messages))) return;
  // `leave` clears the tokens also if the request fails.
  await client.leave().catch(() => undefined);
  location.replace(siteAddress('/'));
}

function footer({ language, words: messages }: Context): HTMLElement {
  return element(
    'footer',
    {},
    element('a', { href: sites[language].website }, messages.home),
    element('p', {}, museum[language].copyright(new Date().getFullYear())),
  );
}
