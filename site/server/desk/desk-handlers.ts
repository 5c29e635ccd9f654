import type { Database } from '../db/database';
import type { CreateCounter } from '../http/counters';
import { createLoginLockout } from '../members/login-lockout';
import { createPasswordHasher, type PasswordHashing } from '../members/password-hash';
import { deskAdmissionCalls } from './calls/admission-calls';
import { deskArrangementCalls } from './calls/arrangement-calls';
import { deskClassSessionCalls } from './calls/class-session-calls';
import { deskInboxCalls } from './calls/inbox-calls';
import { deskBackupCalls } from './calls/backup-calls';
import { deskMemberCalls } from './calls/member-calls';
import type { MediaStore } from '../import/media/media-store';
import { deskPackCalls } from './calls/pack-calls';
import { deskRecordCalls } from './calls/record-calls';
import { deskServiceCalls, type ServiceFacts } from './calls/service-calls';
import { deskSessionCalls } from './calls/session-calls';
import { deskStaffCalls } from './calls/staff-calls';
import { deskTourCalls } from './calls/tour-calls';
import type { DeskTasks } from './jobs/desk-tasks';
import type { DeskHandlers } from './http/desk-call';

export interface DeskDependencies {
  facts: ServiceFacts;
  tasks: DeskTasks;
  createCounter: CreateCounter;
  hashing: PasswordHashing;
  store: MediaStore;
}

/** Handlers of all calls of the staff application. */
export function createDeskHandlers(
  db: Database,
  { facts, tasks, createCounter, hashing, store }: DeskDependencies,
): DeskHandlers {
  const passwords = createPasswordHasher(hashing);
  return {
    ...deskSessionCalls(db, { passwords, lockout: createLoginLockout(createCounter) }),
    ...deskInboxCalls(db),
    ...deskRecordCalls(db, store),
    ...deskStaffCalls(db, passwords),
    ...deskMemberCalls(db, passwords),
    ...deskTourCalls(db),
    ...deskAdmissionCalls(db),
    ...deskClassSessionCalls(db),
    ...deskArrangementCalls(db, store),
    ...deskBackupCalls(db, tasks),
    ...deskPackCalls(db, tasks),
    ...deskServiceCalls(db, facts),
  };
}
