import { parseUrl } from './parse-url';
import { sites, type Language } from './sites';

/** Where the museum's own user centre lies; `USER_CENTRE_URL` can put another in its place. */
export const centrePath = '/user-centre/';

/** The pages of the centre by name: where each lies below `centrePath`, and its title. */
export const centrePages = {
  profile: { path: '', title: { zh: '我的资料', en: 'My profile' } },
  favourites: { path: 'favourites', title: { zh: '我的收藏', en: 'My favourites' } },
  bookings: { path: 'bookings', title: { zh: '我的预约', en: 'My bookings' } },
  points: { path: 'points', title: { zh: '我的积分', en: 'My points' } },
  login: { path: 'login', title: { zh: '登录', en: 'Log in' } },
  register: { path: 'register', title: { zh: '注册', en: 'Register' } },
} as const;
export type CentrePage = keyof typeof centrePages;

/** What site and centre, which share an origin, keep in local storage (spec section 3). */
export const memberKeys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  /** The day on which the site last reported a visit. */
  lastLoginDate: 'last_login_date',
} as const;

/** The Web Lock under which tokens are renewed, so that two tabs do not use up one token. */
export const renewalLock = 'member-tokens';

/** The query parameters that the centre's pages understand. */
const returnParameter = 'returnUrl';
const languageParameter = 'lang';

/**
 * The address at which a visitor logs in and comes back from. It works for every centre: opened with a
 * return address a centre logs in and leads there, opened without one it shows the member's own pages.
 */
export function loginAddress(centre: string, language: Language, returnUrl: string): string {
  return withQuery(centre, { [returnParameter]: returnUrl, [languageParameter]: language });
}

/** The address at which every centre shows the member's own pages. */
export function homeAddress(centre: string, language: Language): string {
  return withQuery(centre, language === 'zh' ? {} : { [languageParameter]: language });
}

/** The address of a page of the museum's own centre. */
export function centreAddress(page: CentrePage, language: Language, returnUrl?: string): string {
  return withQuery(centrePath + centrePages[page].path, {
    ...(returnUrl !== undefined && { [returnParameter]: returnUrl }),
    ...(language !== 'zh' && { [languageParameter]: language }),
  });
}

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  if (!query) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** The language in which a page of the centre speaks: the one it is asked for, else that of the way back. */
export function languageOfCentre(query: string): Language {
  const parameters = new URLSearchParams(query);
  const asked = parameters.get(languageParameter)?.toLowerCase() ?? '';
  if (/^(zh|en)\b/.test(asked)) return asked.startsWith('en') ? 'en' : 'zh';
  return /^\/en(\/|$|[?#])/.test(parameters.get(returnParameter) ?? '') ? 'en' : 'zh';
}

/** The return address that a query holds, as it came: hostile until `safeReturn` has looked at it. */
export function returnOf(query: string): string | undefined {
  return new URLSearchParams(query).get(returnParameter) ?? undefined;
}

/**
 * Where a return address may lead: an absolute address of the own origin. Everything else, such as
 * `//evil.example`, `javascript:…`, backslashes and control characters, leads to the site's home page.
 */
export function safeReturn(value: string | undefined, origin: string, language: Language): string {
  const home = origin + sites[language].website;
  const url = value !== undefined && isPlain(value) ? parseUrl(value, origin) : undefined;
  if (!url) return home;
  const isOwn = url.origin === origin && /^https?:$/.test(url.protocol);
  return isOwn && !url.username && !url.password ? url.href : home;
}

/** Browsers drop control characters and turn backslashes round before they read an address. */
function isPlain(value: string): boolean {
  return /^[^\p{Cc}\s\\]+$/u.test(value) && (value.startsWith('/') || /^https?:\/\//i.test(value));
}
