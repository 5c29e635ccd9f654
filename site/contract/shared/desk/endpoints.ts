import type { Endpoint } from '../endpoints';
import { adminEndpoints } from './admin-endpoints';
import { editorEndpoints } from './editor-endpoints';
import type { StaffRole } from './roles';

/** Path of the staff application; its calls are below `api/`. */
export const deskPath = '/desk/';
const at = (name: string) => `${deskPath}api/${name}` as const;

const post = { method: 'POST', input: 'json', response: 'record' } as const;
const query = { method: 'GET', input: 'query' } as const;
const frontDesk = ['frontDesk'] as const;
const administrator = ['administrator'] as const;
const list = { ...query, response: 'page', roles: frontDesk } as const;
const write = { ...post, perMinute: 240 } as const;

/** A call of the staff application. */
export interface DeskEndpoint extends Omit<Endpoint, 'access' | 'cache'> {
  /** Who may call it: anybody without a token, every member of the staff, or those with one of the roles. */
  roles: 'public' | 'all' | readonly StaffRole[];
  /** Allowed while a one-time password must be replaced. */
  beforePasswordChange?: true;
}

/** Every call of the staff application. The visitors’ app does not load this table. */
export const deskEndpoints = {
  deskLogin: { path: at('login'), ...post, roles: 'public', perMinute: 60 },
  deskRefresh: { path: at('refresh'), ...post, roles: 'public', perMinute: 240 },
  deskLogout: { path: at('logout'), ...post, roles: 'all', beforePasswordChange: true },
  deskAccount: {
    path: at('account'),
    ...query,
    response: 'record',
    roles: 'all',
    beforePasswordChange: true,
  },
  deskPassword: {
    path: at('password'),
    ...post,
    roles: 'all',
    perMinute: 30,
    beforePasswordChange: true,
  },
  deskSummary: { path: at('summary'), ...query, response: 'record', roles: frontDesk },
  deskLostFoundPage: { path: at('lost-found'), ...list },
  deskBookingPage: { path: at('bookings'), ...list },
  deskDayList: { path: at('bookings/day'), ...list, response: 'rows' },
  deskVolunteerPage: { path: at('volunteers'), ...list },
  deskRatingPage: { path: at('ratings'), ...list },
  deskItemEvents: { path: at('items/events'), ...list, response: 'rows' },
  deskItemState: { path: at('items/state'), ...write, roles: frontDesk },
  deskItemNote: { path: at('items/note'), ...write, roles: frontDesk },
  deskBookingCancel: { path: at('bookings/cancel'), ...write, roles: frontDesk },
  deskExport: { path: at('export'), ...post, perMinute: 20, roles: frontDesk },
  ...editorEndpoints,
  deskStaffPage: { path: at('staff'), ...list, roles: administrator },
  deskStaffAdd: { path: at('staff/add'), ...write, roles: administrator },
  deskStaffUpdate: { path: at('staff/update'), ...write, roles: administrator },
  deskStaffReset: { path: at('staff/reset'), ...write, roles: administrator },
  ...adminEndpoints,
  deskAuditPage: { path: at('audit'), ...list, roles: administrator },
  deskServiceState: {
    path: at('service'),
    ...query,
    response: 'record',
    roles: administrator,
  },
} as const satisfies Record<string, DeskEndpoint>;

export type DeskCallName = keyof typeof deskEndpoints;
