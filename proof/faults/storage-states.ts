import type { Page } from '@playwright/test';
import { ticketStorageKey } from '../../site/app/features/ticket/ticket';
import { objectSetsStorageKey } from '../../site/contract/shared/object-sets';
import { toolbar } from '../../site/contract/shared/toolbar';
import { memberStorageKeys } from '../../site/contract/shared/user-centre';
import { settingDefinitions } from '../../widget/src/settings/settings';

/** Keys that are private to a module: `last-stop.ts` and `load-toolbar.ts` of the app, and `storage.ts` of the toolbar. */
const audioGuideKey = 'audio_guide';
const toolbarCookie = `${toolbar.namespace}-toolbar`;
const furtherToolKeys =
  'scheme|greyscale|spacing|ruler|touch-explore|caption-script|caption-size|rate'.split('|');
/** In the session storage: `scroll-restoration.ts` of the app. */
const scrollKey = 'scroll-places';

const appKeys = [
  ...Object.values(memberStorageKeys),
  objectSetsStorageKey,
  ticketStorageKey,
  audioGuideKey,
];
const toolbarKeys = [
  ...Object.values(settingDefinitions).map(([key]) => key),
  ...furtherToolKeys,
].map((key) => `${toolbar.namespace}:${key}`);

const localKeys = [...appKeys, ...toolbarKeys];
export const storageKeyCount = localKeys.length + 2;

/** Mark-up that changes the title of the page where it is not treated as text. */
const markup = '“><img src=x onerror="document.title=`executed`"><script>alert(1)</script>';
/** Names of sets have 60 characters at most, codes of tickets 64. */
const shortMarkup = markup.slice(0, 60);
const id = '00000000-0000-4000-8000-00000000000a';
const tomorrow = (hour: number) => {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return `${day}T${String(hour).padStart(2, '0')}:00:00+08:00`;
};
const set = (items: unknown) => [
  { id, name: shortMarkup, version: 0, updatedAt: tomorrow(9), items },
];
const ticket = (code: unknown) => [
  { id, code, startAt: tomorrow(9), endAt: tomorrow(10), people: 2 },
];

/** JSON of other types than any key holds; as many pages as there are values meet each of them at each key. */
const wrongTypes = [
  ...[null, 0, -1, true, 'x', [], {}, [[[]]], [null, 0, true, 'x', [], {}]],
  { stop: {}, rate: [], name: 1, items: 7, code: null },
  [{ id: {}, name: [], items: 'x', updatedAt: 'x', version: '1' }],
  ...[set(7), set([null, 5, { objectId: {}, note: [] }]), ticket({}), ticket(Infinity)],
  [
    [1, 2],
    ['x', 'y'],
    ['x', null],
  ],
].map((value) => JSON.stringify(value));

const polluting =
  '{"__proto__":{"polluted":true,"stop":"104","rate":1.5,"name":"x"},"constructor":{"prototype":{"polluted":true}}}';

/** What each key holds, by the name of the contents; `turn` is the number of the page. */
const foreignContents: Readonly<Record<string, (key: string, turn: number) => string>> = {
  'broken JSON': (_, turn) => ['{"a":[1,', '', '[', '"', '\u0000\ud800', '{]'][turn % 6] ?? '',
  'JSON of other types': (key, turn) =>
    wrongTypes[(turn + localKeys.indexOf(key)) % wrongTypes.length] ?? '',
  // Chromium stores five million characters: every page meets four of the keys with a million.
  'texts of 1 MB': (key, turn) =>
    'x'.repeat((localKeys.indexOf(key) + turn) % 6 === 0 ? 1_000_000 : 1_000),
  prototypes: (_, turn) =>
    [polluting, `[${polluting}]`, '__proto__', 'constructor', 'hasOwnProperty'][turn % 5] ?? '',
  'mark-up': (key) => {
    if (key === objectSetsStorageKey)
      return JSON.stringify(set([{ objectId: markup, note: markup }]));
    return key === ticketStorageKey ? JSON.stringify(ticket(shortMarkup)) : markup;
  },
};

/** A state of the storage, set up before a document's own scripts run. */
export interface StorageState {
  name: string;
  /** Pages that depend on the storage, with a text that they show instead. */
  ownTexts: Readonly<Record<string, string>>;
  /** @param turn number of the page, for contents that differ between pages */
  apply: (page: Page, turn: number) => Promise<unknown>;
}

const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
};

const blocked = ({ isCookieError }: { isCookieError: boolean }) => {
  const deny = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, { get: deny });
  }
  const cookie = isCookieError ? { get: deny, set: deny } : { get: () => '', set: () => undefined };
  Object.defineProperty(Document.prototype, 'cookie', cookie);
  // Both stay visible, and each of their methods rejects.
  const reject = () =>
    Promise.reject(new DOMException('Access is denied for this document.', 'SecurityError'));
  for (const name of ['open', 'keys', 'match', 'has', 'delete'] as const) {
    Object.defineProperty(CacheStorage.prototype, name, { value: reject });
  }
  for (const name of ['register', 'getRegistration', 'getRegistrations'] as const) {
    Object.defineProperty(ServiceWorkerContainer.prototype, name, { value: reject });
  }
};

const fill = ({ local, session, cookie }: Record<'local' | 'session' | 'cookie', string[][]>) => {
  localStorage.clear();
  for (const [key = '', value = ''] of local) localStorage.setItem(key, value);
  for (const [key = '', value = ''] of session) sessionStorage.setItem(key, value);
  for (const [key = '', value = ''] of cookie) document.cookie = `${key}=${value}; path=/`;
};

const foreign = ([name, contentOf]: [
  string,
  (key: string, turn: number) => string,
]): StorageState => ({
  name: `foreign: ${name}`,
  // Sets and tickets may have any name and number.
  ownTexts:
    name === 'mark-up'
      ? {
          '/Collection/MyCollection': shortMarkup,
          '/Service/Admission': shortMarkup,
          '/Education/ClassVisit': shortMarkup,
        }
      : {},
  apply: async (page: Page, turn: number) => {
    const pairs = (keys: readonly string[]) => keys.map((key) => [key, contentOf(key, turn)]);
    // Cookies of more than 4 kB are refused, and these signs end one.
    const cookie = contentOf(toolbarCookie, turn).slice(0, 3000).replaceAll(/[;\0]/g, '%');
    await page.addInitScript(fill, {
      local: pairs([...localKeys, '__proto__']),
      session: pairs([scrollKey]),
      cookie: [
        [toolbarCookie, cookie],
        ['__proto__', '%E0%A4%A'],
      ],
    });
  },
});

const blockedState = (name: string, isCookieError: boolean): StorageState => ({
  name: `blocked, ${name}`,
  ownTexts: { '/Service/OfflineVisit': '这个窗口不允许保存网页内容' },
  apply: (page) => page.addInitScript(blocked, { isCookieError }),
});

export const storageStates: readonly StorageState[] = [
  { name: 'full', ownTexts: {}, apply: (page) => page.addInitScript(full) },
  blockedState('without cookies', false),
  blockedState('with an error for cookies', true),
  ...Object.entries(foreignContents).map(foreign),
];
