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
import { createTokenStore } from './tokens';
import { en } from './words-en';
import { zh } from './words-zh';

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

/** Fills the page that the service has named, for the member whose tokens the browser holds. */
async function start(): Promise<void> {
  const page = pageOf(document.body.dataset.page);
  // The service has chosen the language; it says it once.
  const language: Language = document.documentElement.lang === 'en' ? 'en' : 'zh';
  const words = language === 'en' ? en : zh;
  const returnUrl = returnOf(location.search);
  const status = element('p', { class: 'status-line', role: 'status' });
  const client = createMemberClient({
    language,
    tokens: createTokenStore(() => localStorage),
    fetch: (input, init) => fetch(input, init),
    // Absent outside secure contexts, whatever the types say.
    locks: (navigator as Partial<Navigator>).locks,
  });
  // The way back is heeded where one logs in; elsewhere it would lead away.
  const addressOf = (each: CentrePage, at: Language = language) =>
    centreAddress(each, at, isEntrance(each) ? returnUrl : undefined);
  const context: Context = {
    language,
    words,
    client,
    addressOf,
    siteAddress: (route) => `${sites[language].website}#${route}`,
    goOn: () => location.replace(safeReturn(returnUrl, location.origin, language)),
    announce: (message) => {
      status.textContent = message;
    },
  };

  const content = element('div', { class: 'content' });
  const show = (nickName?: string) => {
    const languageAddress = (each: Language) => addressOf(page, each);
    const frame = createFrame({ context, page, nickName, languageAddress, status }, content);
    document.body.append(...frame);
  };
  const logIn = () => {
    const here = location.pathname + location.search;
    location.replace(centreAddress('login', language, here));
  };

  async function fill(): Promise<void> {
    content.replaceChildren(element('p', { class: 'soft' }, words.loading));
    try {
      content.replaceChildren(await pages[page](context));
    } catch (error) {
      if (isRefusal(error, 401)) return logIn();
      const retry = element(
        'button',
        { type: 'button', class: 'plain', click: () => void fill() },
        words.retry,
      );
      const message = element(
        'p',
        { role: 'alert' },
        words.loadFailed,
        ' ',
        failureWords(error, words),
      );
      content.replaceChildren(element('div', { class: 'empty' }, message, retry));
    }
  }

  if (!client.hasTokens()) {
    if (!isEntrance(page)) return logIn();
    show();
    return fill();
  }
  try {
    const { nickName } = fieldsOf((await client.call('memberInfo')).data);
    if (isEntrance(page)) return context.goOn();
    show(text(nickName));
  } catch (error) {
    if (isRefusal(error, 401) && !isEntrance(page)) return logIn();
    // Whoever is there may still log in, or hear below what is wrong.
    show();
  }
  return fill();
}

void start();
