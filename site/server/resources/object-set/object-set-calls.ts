import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database';
import { objectSets } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { HttpError, invalidFields } from '../../http/http-error';
import { isOwnSet, readObjectSets, readSharedSet, shareObjectSet } from '../../members/object-sets';
import { saveObjectSet } from '../../members/save-object-set';

type Calls =
  'objectSetList' | 'objectSetSave' | 'objectSetDelete' | 'objectSetShare' | 'sharedObjectSet';

/** 128 random bits in 22 characters. */
const tokenBytes = 16;

const setNotFound = () => new HttpError(404, (messages) => messages.objectSetNotFound);

export function objectSetCalls(db: Database): Pick<CallHandlers, Calls> {
  return {
    objectSetList: (_input, { member }) => readObjectSets(db, member.id),

    objectSetSave: async (input, { member, now }) => {
      const ids = input.items.map(({ objectId }) => objectId);
      if (new Set(ids).size < ids.length) {
        throw invalidFields([{ field: 'items', error: { kind: 'repeated' } }]);
      }
      return saveObjectSet(db, member.id, input, now);
    },

    objectSetDelete: async ({ id }, { member }) => {
      await db.delete(objectSets).where(isOwnSet(member.id, id));
      return null;
    },

    objectSetShare: async ({ id, isShared }, { member }) => {
      const token = isShared ? randomBytes(tokenBytes).toString('base64url') : null;
      const set = await shareObjectSet(db, { memberId: member.id, id, token });
      if (!set) throw setNotFound();
      return set;
    },

    sharedObjectSet: async ({ token }) => {
      const set = await readSharedSet(db, token);
      if (!set) throw setNotFound();
      return set;
    },
  };
}
