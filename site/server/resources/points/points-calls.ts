import { museumDay } from '../../../contract/shared/museum-time';
import type { ActionCode } from '../../../contract/shared/points';
import type { Database } from '../../db/database';
import type { CallHandlers, Member } from '../../http/call';
import { HttpError } from '../../http/http-error';
import { readProfile } from '../../members/accounts';
import {
  addPoints,
  addFavouritePoints,
  addRatingPoints,
  readPointsAccount,
} from '../../members/points-ledger';

type AddPoints = (db: Database, memberId: string, now: Date) => Promise<void>;

/** Points of each reported action; the rules are in the call's schema. */
const handlers: Record<ActionCode, AddPoints> = {
  R001: (db, memberId, now) =>
    addPoints(db, memberId, { actionCode: 'R001', occurrence: museumDay(now) }, now),
  // Added with the rating.
  R002: () => Promise.resolve(),
  R003: addFavouritePoints,
  R007: addRatingPoints,
};

export function pointsCalls(db: Database): Pick<CallHandlers, 'pointsReport' | 'pointsAccount'> {
  return {
    pointsReport: async ({ actionCode, memberIdOrPhone }, { member, now }) => {
      await assertOwnAccount(db, member, memberIdOrPhone);
      await handlers[actionCode](db, member.id, now);
      return null;
    },

    pointsAccount: async ({ memberIdOrPhone }, { member }) => {
      await assertOwnAccount(db, member, memberIdOrPhone);
      return readPointsAccount(db, member.id);
    },
  };
}

async function assertOwnAccount(
  db: Database,
  member: Member,
  memberIdOrPhone: string,
): Promise<void> {
  if (memberIdOrPhone === member.id) return;
  const profile = await readProfile(db, member.id);
  if (memberIdOrPhone === profile?.phone) return;
  throw new HttpError(403, (messages) => messages.forbidden, {}, [], 'foreign-account');
}
