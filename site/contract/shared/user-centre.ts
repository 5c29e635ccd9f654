import { parseUrl } from './parse-url';
import { editions, type Edition } from './sites';

/** Path of the built-in user centre; `USER_CENTRE_URL` replaces it with another one. */
export const centrePath = '/user-centre/';

/** Pages of the centre: path relative to `centrePath`, and title. */
export const centrePages = {
  profile: { path: '', title: { zh: '我的资料', en: 'My profile' } },
  favourites: { path: 'favourites', title: { zh: '我的收藏', en: 'My favourites' } },
  bookings: { path: 'bookings', title: { zh: '我的预约', en: 'My bookings' } },
  points: { path: 'points', title: { zh: '我的积分', en: 'My points' } },
  login: { path: 'login', title: { zh: '登录', en: 'Log in' } },
  register: { path: 'register', title: { zh: '注册', en: 'Register' } },
} as const;
export type CentrePage = keyof typeof centrePages;

/** Keys in local storage, shared by site and centre on one origin (spec section 3). */
export const memberStorageKeys = {
  accessToken: 'access_token',
  refreshToken: 'refresh_token',
  /** Day of the last reported visit. */
  lastLoginDate: 'last_login_date',
} as const;

/**
 * A stored text as a token; `undefined` for what cannot be one. Another program on this origin may have stored it:
 * headers take no other characters, and services refuse longer ones without the 401 that would remove the token.
 */
export const asToken = (text: string | null): string | undefined =>
  text?.match(/^[!-~]{1,4096}$/)?.[0];

/** Name of the Web Lock for token renewal: two tabs must not use the same refresh token. */
export const tokenRenewalLock = 'member-tokens';

const returnParameter = 'returnUrl';
const languageParameter = 'lang';

/**
 * URL of the log-in, which returns to `returnUrl` afterwards. Contract with every centre: with a return URL
 * it logs in and redirects there, without one it shows the account pages.
 */
export function loginUrl(centre: string, edition: Edition, returnUrl: string): string {
  return withQuery(centre, { [returnParameter]: returnUrl, [languageParameter]: edition });
}

/** URL of the account pages of any centre. */
export function centreHomeUrl(centre: string, edition: Edition): string {
  return withQuery(centre, edition === 'zh' ? {} : { [languageParameter]: edition });
}

/** URL of a page of the built-in centre. */
export function centrePageUrl(page: CentrePage, edition: Edition, returnUrl?: string): string {
  return withQuery(centrePath + centrePages[page].path, {
    ...(returnUrl !== undefined && { [returnParameter]: returnUrl }),
    // A return URL tells an edition too, which may be another one.
    ...((edition !== 'zh' || returnUrl !== undefined) && { [languageParameter]: edition }),
  });
}

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString();
  if (!query) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** Edition of a page of the centre: the parameter `lang`, otherwise the edition of the return URL. */
export function readCentreEdition(query: string): Edition {
  const parameters = new URLSearchParams(query);
  const requested = parameters.get(languageParameter)?.toLowerCase() ?? '';
  if (/^(zh-)?(hant|tw|hk|mo)\b/.test(requested)) return 'hant';
  if (/^(zh|en)\b/.test(requested)) return requested.startsWith('en') ? 'en' : 'zh';
  const [, prefix] = /^\/(en|hant)(?:\/|$|[?#])/.exec(parameters.get(returnParameter) ?? '') ?? [];
  return (prefix as 'en' | 'hant' | undefined) ?? 'zh';
}

/** The return URL of a query, unchecked: pass it to `sanitiseReturnUrl` before use (open redirect). */
export function readReturnUrl(query: string): string | undefined {
  return new URLSearchParams(query).get(returnParameter) ?? undefined;
}

/**
 * The absolute return URL on the same origin. Everything else, such as `//evil.example`, `javascript:…`,
 * backslashes and control characters, is replaced by the home page of the site.
 */
export function sanitiseReturnUrl(
  value: string | undefined,
  origin: string,
  edition: Edition,
): string {
  const home = origin + editions[edition].website;
  const url = value !== undefined && isPlain(value) ? parseUrl(value, origin) : undefined;
  if (!url) return home;
  const isSameOrigin = url.origin === origin && /^https?:$/.test(url.protocol);
  return isSameOrigin && !url.username && !url.password ? url.href : home;
}

/** URL parsers remove tabs and newlines and treat backslashes as slashes (URL Standard): reject both. */
function isPlain(value: string): boolean {
  return /^[^\p{Cc}\s\\]+$/u.test(value) && (value.startsWith('/') || /^https?:\/\//i.test(value));
}
