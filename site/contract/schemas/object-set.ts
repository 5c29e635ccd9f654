import { Type, type Static } from 'typebox';
import { textFormats } from '../shared/form-rule';
import { objectSetLimits } from '../shared/object-sets';
import type { CallSchemas } from './common/call-schema';
import { DateTime, siteIdField } from './common/fields';

const { objects, name, note } = objectSetLimits;

/** Made by the device that creates the set, so that a repeated request creates it once. */
const SetId = Type.String({ pattern: textFormats.uuid });

/** Unguessable part of the link to a shared set. */
const ShareToken = Type.String({ pattern: '^[\\w-]{22}$' });

/** Without control characters, which a database does not store. */
const ObjectId = Type.String({ minLength: 1, maxLength: 200, pattern: textFormats.line });

const content = {
  name: Type.String({ minLength: 1, maxLength: name, pattern: textFormats.line }),
  /** In the member’s order; each object once. */
  items: Type.Array(
    Type.Object({
      objectId: ObjectId,
      /** The member’s own text; may be empty. */
      note: Type.String({ maxLength: note, pattern: textFormats.text }),
    }),
    { maxItems: objects },
  ),
};

/** A set of objects that a member keeps. */
export const ObjectSet = Type.Object({
  id: SetId,
  ...content,
  /** Counts the changes of name and items; the next change names it. */
  version: Type.Integer({ minimum: 1 }),
  updatedAt: DateTime,
  /** Only while the member shares the set. */
  shareToken: Type.Optional(ShareToken),
});
export type ObjectSet = Static<typeof ObjectSet>;

/** A set as everybody with its link sees it. */
export const SharedObjectSet = Type.Object({ ...content, updatedAt: DateTime });
export type SharedObjectSet = Static<typeof SharedObjectSet>;

const exampleId = '7d444840-9dc0-41d1-b245-5ffdce74fad2';

export const objectSetSchemas = {
  objectSetList: {
    summary: 'The sets of objects of the member, the latest change first.',
    input: Type.Object(siteIdField),
    record: ObjectSet,
    example: {},
  },

  objectSetSave: {
    summary: `Creates a set, with version 0, or replaces name and items of the version that is named. A set that has been changed or deleted since is a 409, a member’s set beyond ${objectSetLimits.sets} too. The same content again changes nothing.`,
    input: Type.Object({
      ...siteIdField,
      id: SetId,
      ...content,
      version: Type.Integer({ minimum: 0 }),
    }),
    record: ObjectSet,
    example: {
      id: exampleId,
      name: '去看的鼎',
      items: [{ objectId: 'yuanding', note: '三足两耳' }],
      version: 0,
    },
  },

  objectSetDelete: {
    summary: 'Deletes a set of the member; also one that is not there any more.',
    input: Type.Object({ ...siteIdField, id: SetId }),
    record: Type.Null(),
    example: { id: exampleId },
  },

  objectSetShare: {
    summary:
      'Shares a set by an unguessable token, or ends that. A set that is shared again gets another token.',
    input: Type.Object({ ...siteIdField, id: SetId, isShared: Type.Boolean() }),
    record: ObjectSet,
    example: { id: exampleId, isShared: true },
  },

  sharedObjectSet: {
    summary:
      'A set that a member shares, by its token. A set that is not shared any more, or whose member’s account is locked, is a 404.',
    input: Type.Object({ ...siteIdField, token: ShareToken }),
    record: SharedObjectSet,
    example: { token: 'n3pQ2vXk0sUYd8rT4mLa_A' },
  },
} satisfies CallSchemas;
