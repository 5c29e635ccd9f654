import { bringToolbar } from '../app/mirror/bring-toolbar';
import { sites, type Language } from '../contract/sites';
import {
  centreAddress,
  centrePages,
  returnOf,
  safeReturn,
  type CentrePage,
} from '../contract/user-centre';
import './centre.css';
import type { Context, Page } from './context';
import { element } from './dom';
import { isRefusal } from './failure';
import { failureWords } from './fault-words';
import { createFrame } from './frame';
import { createMemberClient } from './member-client';
import { bookingsPage } from './pages/bookings';
import { favouritesPage } from './pages/favourites';
import { loginPage } from './pages/login';
import { pointsPage } from './pages/points';
import { profilePage } from './pages/profile';
import { registerPage } from './pages/register';
import { fieldsOf, text } from './read-values';
import { reloadRestored } from './reload-restored';
import { createTokenStore } from './tokens';
import { en } from './words-en';
import { zh } from './words-zh';

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

/** What a page knows, and what the frame around it needs beside that. */
function createContext(page: CentrePage, status: HTMLElement) {
  // The service has chosen the language; it says it once.
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  const returnUrl = returnOf(location.search);
  // The way back is heeded where one logs in; elsewhere it would lead away.
  const addressOf = (each: CentrePage, at: Language = language) =>
    centreAddress(each, at, isEntrance(each) ? returnUrl : undefined);
  const context: Context = {
    language,
    words: language === 'en' ? en : zh,
    client: createMemberClient({
      language,
      tokens,
      fetch: (input, init) => fetch(input, init),
      // Absent outside secure contexts, whatever the types say.
      locks: (navigator as Partial<Navigator>).locks,
    }),
    addressOf,
    siteAddress: (route) => `${sites[language].website}#${route}`,
    goOn: () => location.replace(safeReturn(returnUrl, location.origin, language)),
    announce: (message) => {
      status.textContent = message;
    },
  };
  return { context, languageAddress: (each: Language) => addressOf(page, each) };
}

function leaveForLogin(language: Language): void {
  location.replace(centreAddress('login', language, location.pathname + location.search));
}

/** Puts the page into its place; what does not load can be tried again there. */
async function fill(content: HTMLElement, page: CentrePage, context: Context): Promise<void> {
  const { words, language } = context;
  content.replaceChildren(element('p', { class: 'soft' }, words.loading));
  try {
    content.replaceChildren(await pages[page](context));
  } catch (error) {
    if (isRefusal(error, 401)) {
      leaveForLogin(language);
      return;
    }
    const message = `${words.loadFailed} ${failureWords(error, words)}`;
    const again = () => void fill(content, page, context);
    content.replaceChildren(
      element(
        'div',
        { class: 'empty' },
        element('p', { role: 'alert' }, message),
        element('button', { type: 'button', class: 'plain', click: again }, words.retry),
      ),
    );
  }
}

/** Who is there: a member, nobody, or somebody of whom the service cannot be asked now. */
async function findMember({
  client,
}: Context): Promise<{ nickName: string } | 'nobody' | 'unknown'> {
  if (!client.hasTokens()) return 'nobody';
  try {
    const { nickName } = fieldsOf((await client.call('memberInfo')).data);
    return { nickName: text(nickName) };
  } catch (error) {
    return isRefusal(error, 401) ? 'nobody' : 'unknown';
  }
}

/** Fills the page that the service has named, for the member whose tokens the browser holds. */
async function start(): Promise<void> {
  const page = pageOf(document.body.dataset.page);
  const status = element('p', { class: 'status-line', role: 'status' });
  const { context, languageAddress } = createContext(page, status);
  const member = await findMember(context);
  if (isEntrance(page) && typeof member === 'object') {
    context.goOn();
    return;
  }
  if (!isEntrance(page) && member === 'nobody') {
    leaveForLogin(context.language);
    return;
  }
  const nickName = typeof member === 'object' ? member.nickName : undefined;
  const content = element('div', { class: 'content' });
  document.body.append(
    ...createFrame({ context, page, nickName, languageAddress, status }, content),
  );
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
bringToolbar(document, window);
void start();
