import type { ActionCode } from '../../contract/shared/points';
import type { Language } from '../../contract/shared/sites';

/** The messages of the user centre in one language. */
export interface Messages {
  centre: string;
  home: string;
  menu: string;
  collection: string;
  /** Label of the button that opens the accessibility toolbar. */
  accessibility: string;
  languages: string;
  skip: string;
  loading: string;
  retry: string;
  loadFailed: string;
  more: string;
  logout: string;
  logoutQuestion: string;
  prompt: string;
  confirm: string;
  cancel: string;
  show: string;
  hide: string;
  field: {
    userName: string;
    nickName: string;
    contact: string;
    phone: string;
    email: string;
    password: string;
    oldPassword: string;
    newPassword: string;
  };
  hint: { userName: string; nickName: string; password: string; phoneOrEmail: string };
  /** Checkbox below the forms, and the link to the privacy notice. */
  consent: { label: string; notice: string };
  login: { submit: string; other: string; register: string };
  register: { submit: string; other: string; login: string; notKept: string };
  profile: {
    account: string;
    since: string;
    data: string;
    save: string;
    saved: string;
    password: string;
    change: string;
    changed: string;
  };
  /** The member's copy of the stored data, and the erasure of the account. */
  ownData: {
    title: string;
    downloadText: string;
    download: string;
    downloaded: string;
    eraseTitle: string;
    eraseText: string;
    erase: string;
    question: string;
    erased: string;
  };
  /** Names of pages of the site to which empty lists lead. */
  ways: Record<
    'collection' | 'exhibitions' | 'admission' | 'docents' | 'activities' | 'news',
    string
  >;
  favourites: {
    empty: string;
    remove: string;
    removeOf: (title: string) => string;
    removed: (title: string) => string;
    count: (total: number) => string;
  };
  bookings: {
    empty: string;
    tour: Record<Language | '', string>;
    entry: string;
    classVisit: string;
    number: string;
    people: (people: number) => string;
    cancel: string;
    cancelOf: (title: string) => string;
    question: (title: string) => string;
    cancelled: (title: string) => string;
    status: { booked: string; cancelled: string; past: string };
  };
  points: {
    balance: string;
    unit: (points: number) => string;
    empty: string;
    ledger: string;
    when: string;
    what: string;
    earned: string;
    action: Record<ActionCode, string>;
  };
  /** The browser does not let this site keep the member logged in. */
  storageBlocked: string;
}
