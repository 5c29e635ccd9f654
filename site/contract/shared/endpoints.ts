import type { Endpoint } from './endpoint';
import { siteEndpoints } from './site-endpoints';

export type { Endpoint } from './endpoint';

const jsonPost = { method: 'POST', input: 'json', response: 'record' } as const;
const memberQuery = { method: 'GET', input: 'query', access: 'member' } as const;

/** The calls that the user centre alone sends: the visitors’ app does not load them. */
const centreEndpoints = {
  memberRegister: { path: '/user-centre/api/register', ...jsonPost, perMinute: 60 },
  memberLogin: { path: '/user-centre/api/login', ...jsonPost, perMinute: 120 },
  profileDetail: { path: '/user-centre/api/profile', ...memberQuery, response: 'record' },
  profileUpdate: { path: '/user-centre/api/profile', ...jsonPost, access: 'member', perMinute: 30 },
  passwordChange: {
    path: '/user-centre/api/password',
    ...jsonPost,
    access: 'member',
    perMinute: 30,
  },
  memberExport: { path: '/user-centre/api/export', ...memberQuery, response: 'record' },
  memberErase: { path: '/user-centre/api/erase', ...jsonPost, access: 'member', perMinute: 30 },
  favouritePage: { path: '/user-centre/api/favourites', ...memberQuery, response: 'page' },
  bookingPage: { path: '/user-centre/api/bookings', ...memberQuery, response: 'page' },
} as const satisfies Record<string, Endpoint>;

/** Every call of visitors and members: with `deskEndpoints` the only list of paths and methods. */
export const endpoints = { ...siteEndpoints, ...centreEndpoints } as const;

export type CallName = keyof typeof endpoints;

/** Path prefixes whose responses, failures included, have the wrapper of spec section 3. */
export const wrappedPrefixes = [
  '/api/',
  '/app/',
  '/inte-engine/',
  '/user-centre/api/',
  '/desk/api/',
] as const;
