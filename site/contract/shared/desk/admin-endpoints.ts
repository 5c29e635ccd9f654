import { packLimits } from './pack-limits';

const at = (name: string) => `/desk/api/${name}` as const;

const roles = ['administrator'] as const;
const frontDesk = ['frontDesk'] as const;
const query = { method: 'GET', input: 'query' } as const;
const write = { method: 'POST', input: 'json', response: 'record', perMinute: 240, roles } as const;

/** Calls of administrators about members, settings, packs and backups. */
export const adminEndpoints = {
  deskMemberPage: { path: at('members'), ...query, response: 'page', perMinute: 120, roles },
  deskMemberLock: { path: at('members/lock'), ...write },
  deskMemberReset: { path: at('members/reset'), ...write },
  deskMemberErase: { path: at('members/erase'), ...write },
  deskTourList: { path: at('tours'), ...query, response: 'rows', roles },
  deskTourSave: { path: at('tours/save'), ...write },
  deskTourRemove: { path: at('tours/remove'), ...write },
  deskAdmissionList: { path: at('admission'), ...query, response: 'rows', roles },
  deskAdmissionSave: { path: at('admission/save'), ...write },
  deskAdmissionRemove: { path: at('admission/remove'), ...write },
  deskClassSessionList: { path: at('class-sessions'), ...query, response: 'rows', roles },
  deskClassSessionSave: { path: at('class-sessions/save'), ...write },
  deskClassSessionRemove: { path: at('class-sessions/remove'), ...write },
  deskOpeningList: { path: at('opening-rules'), ...query, response: 'rows', roles },
  deskCategoryList: { path: at('categories'), ...query, response: 'rows', roles },
  deskCategoryMove: { path: at('categories/move'), ...write },
  deskCategoryShow: { path: at('categories/show'), ...write },
  deskJobList: { path: at('jobs'), ...query, response: 'rows', roles },
  deskBackupList: { path: at('backups'), ...query, response: 'record', roles },
  deskBackupStart: { path: at('backups/start'), ...write, perMinute: 10 },
  deskBackupCheck: { path: at('backups/check'), ...write, perMinute: 10 },
  deskPackList: { path: at('packs'), ...query, response: 'rows', roles },
  deskPackUpload: {
    path: at('packs/upload'),
    ...write,
    input: 'binary',
    maxBytes: packLimits.partBytes,
    perMinute: 600,
  },
  deskPackRemove: { path: at('packs/remove'), ...write, perMinute: 60 },
  deskPackCheck: { path: at('packs/check'), ...write, perMinute: 10 },
  deskPackImport: { path: at('packs/import'), ...write, perMinute: 10 },
  deskStrandedBookings: {
    path: at('bookings/stranded'),
    ...query,
    response: 'rows',
    roles: frontDesk,
  },
} as const;
