import { loadToolbar } from '../app/features/accessibility/load-toolbar';
import { editionOf, websiteOf } from '../contract/shared/edition';
import type { Edition, Language } from '../contract/shared/sites';
import {
  centrePageUrl,
  centrePages,
  readReturnUrl,
  sanitiseReturnUrl,
  type CentrePage,
} from '../contract/shared/user-centre';
import './centre.css';
import type { Context, Page } from './shared/context';
import { createElement } from './shared/dom';
import { hasStatus } from '../session/api-error';
import { apiErrorMessage } from './messages/error-messages';
import { createFrame } from './frame';
import { createMemberClient } from './shared/member-client';
import { bookingsPage } from './pages/bookings';
import { favouritesPage } from './pages/favourites';
import { loginPage } from './pages/login';
import { pointsPage } from './pages/points';
import { profilePage } from './pages/profile';
import { registerPage } from './pages/register';
import { asFields, asText } from '../session/read-values';
import { reloadRestored } from './reload-restored';
import { createTokenStore } from '../session/token-store';
import { en } from './messages/messages-en';
import { zh } from './messages/messages-zh';

const tokens = createTokenStore(() => localStorage);

const pages: Record<CentrePage, Page> = {
  profile: profilePage,
  favourites: favouritesPage,
  bookings: bookingsPage,
  points: pointsPage,
  login: loginPage,
  register: registerPage,
};

function pageOf(name = ''): CentrePage {
  return Object.hasOwn(centrePages, name) ? (name as CentrePage) : 'login';
}

function isEntrance(page: CentrePage): boolean {
  return page === 'login' || page === 'register';
}

/** Creates the context of a page, and the URLs of the edition links in its frame. */
function createContext(page: CentrePage, status: HTMLElement) {
  // The server sets the language in the `lang` attribute.
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  const edition = editionOf(language);
  const returnUrl = readReturnUrl(location.search);
  // Only login and registration use the return URL.
  const addressOf = (each: CentrePage, at: Edition = edition) =>
    centrePageUrl(each, at, isEntrance(each) ? returnUrl : undefined);
  const context: Context = {
    language,
    messages: language === 'en' ? en : zh,
    client: createMemberClient({
      language,
      tokens,
      fetch: (input, init) => fetch(input, init),
      // Missing outside secure contexts, contrary to the types.
      locks: (navigator as Partial<Navigator>).locks,
    }),
    pageUrl: addressOf,
    siteUrl: (route) => `${websiteOf(language)}#${route}`,
    returnToSite: () => location.replace(sanitiseReturnUrl(returnUrl, location.origin, edition)),
    announce: (message) => {
      status.textContent = message;
    },
  };
  return { context, editionUrl: (each: Edition) => addressOf(page, each) };
}

function redirectToLogin(language: Language): void {
  location.replace(
    centrePageUrl('login', editionOf(language), location.pathname + location.search),
  );
}

/** Loads a page into `content`; shows an error with a retry button if that fails. */
async function fill(content: HTMLElement, page: CentrePage, context: Context): Promise<void> {
  const { messages, language } = context;
  content.replaceChildren(createElement('p', { class: 'soft' }, messages.loading));
  try {
    content.replaceChildren(await pages[page](context));
  } catch (error) {
    if (hasStatus(error, 401)) {
      redirectToLogin(language);
      return;
    }
    const message = `${messages.loadFailed} ${apiErrorMessage(error, messages)}`;
    const retry = () => void fill(content, page, context);
    content.replaceChildren(
      createElement(
        'div',
        { class: 'empty' },
        createElement('p', { role: 'alert' }, message),
        createElement('button', { type: 'button', class: 'plain', click: retry }, messages.retry),
      ),
    );
  }
}

/** The logged-in member, 'logged-out', or 'unknown' if the request failed. */
async function findMember({
  client,
}: Context): Promise<{ nickName: string } | 'logged-out' | 'unknown'> {
  if (!client.hasTokens()) return 'logged-out';
  try {
    const { nickName } = asFields((await client.call('memberInfo')).data);
    return { nickName: asText(nickName) };
  } catch (error) {
    return hasStatus(error, 401) ? 'logged-out' : 'unknown';
  }
}

/** Renders the page in `data-page`. Redirects logged-in members from login, and others to login. */
async function start(): Promise<void> {
  const page = pageOf(document.body.dataset.page);
  const status = createElement('p', { class: 'status-line', role: 'status' });
  const { context, editionUrl } = createContext(page, status);
  const member = await findMember(context);
  if (isEntrance(page) && typeof member === 'object') {
    context.returnToSite();
    return;
  }
  if (!isEntrance(page) && member === 'logged-out') {
    redirectToLogin(context.language);
    return;
  }
  const nickName = typeof member === 'object' ? member.nickName : undefined;
  const content = createElement('div', { class: 'content' });
  document.body.append(...createFrame({ context, page, nickName, editionUrl, status }, content));
  await fill(content, page, context);
}

reloadRestored(tokens, {
  addEventListener: (type, listener) => {
    window.addEventListener(type, listener);
  },
  reload: () => {
    document.body.hidden = true;
    window.location.reload();
  },
});
loadToolbar(document, window);
void start();
