import { memberRules } from '../../contract/shared/member-rules';
import type { Messages } from './messages';

const { userName, password } = memberRules.memberRegister;

const count = (number: number, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

export const en: Messages = {
  centre: 'User centre',
  home: 'Back to the museum’s site',
  menu: 'User centre pages',
  collection: 'My collection',
  accessibility: 'Accessibility',
  languages: 'Languages',
  skip: 'Skip to content',
  loading: 'Loading…',
  retry: 'Try again',
  loadFailed: 'This part could not be loaded.',
  more: 'Show more',
  logout: 'Log out',
  logoutQuestion: 'Do you want to log out?',
  prompt: 'Please confirm',
  confirm: 'OK',
  cancel: 'Cancel',
  show: 'Show',
  hide: 'Hide',
  field: {
    userName: 'User name',
    nickName: 'Nickname',
    contact: 'Phone or e-mail',
    phone: 'Phone',
    email: 'E-mail',
    password: 'Password',
    oldPassword: 'Current password',
    newPassword: 'New password',
  },
  hint: {
    userName: `${userName.minLength} to ${userName.maxLength} characters, to log in with; capitals make no difference.`,
    nickName: 'This is how the site will call you.',
    password: `At least ${password.minLength} characters. A whole sentence is easier to remember than a short riddle, and safer.`,
    phoneOrEmail: 'Give a phone number, an e-mail address, or both.',
  },
  consent: {
    label: 'The museum may use this information for my account. I have read the privacy notice.',
    notice: 'Read the privacy notice (opens in a new window)',
  },
  login: { submit: 'Log in', other: 'No account yet?', register: 'Register' },
  register: {
    submit: 'Register',
    other: 'Already registered?',
    login: 'Log in',
    notKept:
      'You are registered and your account exists, but the browser does not let this site keep you logged in. Allow it to use storage in the settings, then log in.',
  },
  profile: {
    account: 'Account',
    since: 'Member since',
    data: 'Your details',
    save: 'Save details',
    saved: 'Your details are saved.',
    password: 'Change password',
    change: 'Change password',
    changed: 'Your password is changed. Other devices are logged out.',
  },
  ownData: {
    title: 'Your data',
    downloadText:
      'Everything that we store about you: details, bookings, favourites, points, ratings and log-in times, in one JSON file.',
    download: 'Download my data',
    downloaded: 'The file is downloaded.',
    eraseTitle: 'Close the account',
    eraseText:
      'Details, favourites and points are erased for good, bookings to come are cancelled, and past bookings and ratings no longer lead to you. This cannot be undone.',
    erase: 'Close my account',
    question:
      'A closed account cannot be restored, and its bookings to come are cancelled. Do you want to close it?',
    erased: 'Your account is closed and your data are erased.',
  },
  ways: {
    collection: 'See the highlights',
    exhibitions: 'See the exhibitions',
    admission: 'Book a time of entry',
    docents: 'Book a tour',
    activities: 'Choose an activity',
    news: 'Read the news',
  },
  favourites: {
    empty:
      'No favourites yet. Press “Favourite” on the page of an object, an exhibition or an article, and it will appear here.',
    remove: 'Remove',
    removeOf: (title) => `Remove from favourites: ${title}`,
    removed: (title) => `Removed from favourites: ${title}`,
    count: (total) => count(total, 'favourite', 'favourites'),
  },
  bookings: {
    empty:
      'No bookings yet. Times of entry, activities, tours and class visits that you book while logged in are listed here.',
    entry: 'Entry',
    classVisit: 'Class visit',
    tour: { zh: 'Guided tour in Chinese', en: 'Guided tour in English', '': 'Activity' },
    number: 'Number',
    people: (people) => count(people, 'person', 'people'),
    cancel: 'Cancel booking',
    cancelOf: (title) => `Cancel booking: ${title}`,
    question: (title) => `Do you want to cancel your booking of “${title}”?`,
    cancelled: (title) => `Booking cancelled: ${title}`,
    status: { booked: 'Booked', cancelled: 'Cancelled', past: 'Past' },
  },
  points: {
    balance: 'Your points',
    unit: (points) => count(points, 'point', 'points'),
    empty:
      'No points yet. You earn them by visiting the site each day, by adding favourites and by rating the site.',
    ledger: 'How you earned them',
    when: 'When',
    what: 'For',
    earned: 'Points',
    action: {
      R001: 'Daily visit',
      R002: 'Rating the site',
      R003: 'Adding a favourite',
      R007: 'Giving stars',
    },
  },
  storageBlocked:
    'Your browser does not let this site keep you logged in: please allow it to store data, and try again.',
};
