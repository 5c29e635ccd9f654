import { inboxKinds, type InboxKind } from '../../contract/shared/desk/inbox';
import type { StaffRole } from '../../contract/shared/desk/roles';

export type DeskPageName =
  | 'overview'
  | 'day'
  | InboxKind
  | 'records'
  | 'issues'
  | 'opening'
  | 'categories'
  | 'packs'
  | 'tours'
  | 'admissionTimes'
  | 'classSessions'
  | 'members'
  | 'backups'
  | 'staff'
  | 'audit'
  | 'service'
  | 'account';

export interface DeskPage {
  name: DeskPageName;
  /** Path behind `#`. */
  path: string;
  roles: readonly StaffRole[] | 'all';
  group: 'visitors' | 'content' | 'house';
}

const frontDesk = ['frontDesk'] as const;
const editor = ['editor'] as const;

const inboxPaths: Readonly<Record<InboxKind, string>> = {
  lostFound: '/lost-found',
  admission: '/admission',
  activity: '/activities',
  docent: '/tours',
  classVisit: '/class-visits',
  volunteer: '/volunteers',
  rating: '/ratings',
};

/** Every page of the desk in the order of the menu. */
export const deskPages: readonly DeskPage[] = [
  { name: 'overview', path: '/', roles: 'all', group: 'visitors' },
  { name: 'day', path: '/day', roles: frontDesk, group: 'visitors' },
  ...inboxKinds.map((name) => ({
    name,
    path: inboxPaths[name],
    roles: frontDesk,
    group: 'visitors' as const,
  })),
  { name: 'records', path: '/records', roles: editor, group: 'content' },
  { name: 'issues', path: '/issues', roles: editor, group: 'content' },
  { name: 'opening', path: '/opening', roles: ['administrator'], group: 'house' },
  { name: 'tours', path: '/tour-times', roles: ['administrator'], group: 'house' },
  { name: 'admissionTimes', path: '/entry-times', roles: ['administrator'], group: 'house' },
  { name: 'classSessions', path: '/class-sessions', roles: ['administrator'], group: 'house' },
  { name: 'categories', path: '/category-order', roles: ['administrator'], group: 'house' },
  { name: 'members', path: '/members', roles: ['administrator'], group: 'house' },
  { name: 'staff', path: '/staff', roles: ['administrator'], group: 'house' },
  { name: 'audit', path: '/audit', roles: ['administrator'], group: 'house' },
  { name: 'packs', path: '/packs', roles: ['administrator'], group: 'house' },
  { name: 'backups', path: '/backups', roles: ['administrator'], group: 'house' },
  { name: 'service', path: '/service', roles: ['administrator'], group: 'house' },
  { name: 'account', path: '/account', roles: 'all', group: 'house' },
];
