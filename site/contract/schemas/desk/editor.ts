import { Type, type Static } from 'typebox';
import {
  categoryStates,
  recordIssues,
  recordKinds,
  recordPlaces,
  recordStates,
  type RecordField,
} from '../../shared/desk/records';
import { pagingFields } from '../common/call-schema';
import { DateTime, siteIdField } from '../common/fields';
import type { DeskSchemas } from './desk-schema';
import { literals } from '../common/literals';

const RecordKind = literals(recordKinds);
const RecordState = literals(recordStates);
const RecordIssueKind = literals(recordIssues);
const RecordId = Type.String({ minLength: 1, maxLength: 201 });
const Version = Type.Integer({ minimum: 0 });
/** A record as in a content pack, in both languages; checked by the rules of its form. */
const Source = Type.Record(Type.String(), Type.Unknown());

const recordKey = { kind: RecordKind, id: RecordId };
const keyInput = Type.Object({ ...siteIdField, ...recordKey });

const RecordIssue = Type.Object({
  issue: RecordIssueKind,
  /** Path of the field, such as `images[0].alt_en`. */
  field: Type.String(),
  /** The link whose target is missing. */
  link: Type.Optional(Type.String()),
});
export type RecordIssue = Static<typeof RecordIssue>;

const RecordRow = Type.Object({
  ...recordKey,
  form: Type.String(),
  titleZh: Type.String(),
  titleEn: Type.String(),
  category: Type.String(),
  state: RecordState,
  /** Whether visitors see it now: it is public, and so are the categories above it. */
  isShown: Type.Boolean(),
  hasDraft: Type.Boolean(),
  publishedAt: Type.Optional(DateTime),
  updatedAt: DateTime,
  updatedBy: Type.String(),
});
export type RecordRow = Static<typeof RecordRow>;

const RecordPicture = Type.Object({
  /** Path as in the source. */
  file: Type.String(),
  src: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type RecordPicture = Static<typeof RecordPicture>;

const DeskRecordDetail = Type.Object({
  ...recordKey,
  form: Type.String(),
  state: RecordState,
  isShown: Type.Boolean(),
  /** Version of the published record, 0 before its first publication. */
  version: Version,
  /** Version of the draft, 0 without one. */
  draftVersion: Version,
  /** The draft, or else the published record. */
  source: Source,
  pictures: Type.Array(RecordPicture),
  updatedAt: DateTime,
  updatedBy: Type.String(),
  /** Path of the page of the site that shows the record. */
  path: Type.Optional(Type.String()),
});
export type DeskRecordDetail = Static<typeof DeskRecordDetail>;

const RecordVersion = Type.Object({
  version: Version,
  updatedAt: DateTime,
  /** `import`, or the user name of a member of the staff. */
  updatedBy: Type.String(),
  /** Fields that differ from the version before. */
  changes: Type.Array(Type.String()),
});
export type RecordVersion = Static<typeof RecordVersion>;

const versions = { version: Version, draftVersion: Version };
const sourceExample = {
  id: 'closed-on-monday',
  category: 'Notice',
  title_zh: '周一闭馆',
  published_at: '2026-11-30T12:00:00+08:00',
};

export const deskEditorSchemas = {
  deskRecordForms: {
    summary: 'Fields of each form of records, as the importer validates them.',
    input: Type.Object(siteIdField),
    record: Type.Object({
      form: Type.String(),
      kind: RecordKind,
      fields: Type.Unsafe<RecordField[]>(
        Type.Array(Type.Object({ name: Type.String(), control: Type.String() })),
      ),
    }),
    example: {},
  },
  deskRecordPage: {
    summary: 'Records of a kind, published or not: the latest changes first.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      kind: RecordKind,
      keyword: Type.Optional(Type.String({ maxLength: 100 })),
      category: Type.Optional(Type.String({ maxLength: 200 })),
      state: Type.Optional(RecordState),
      issue: Type.Optional(RecordIssueKind),
    }),
    record: RecordRow,
    example: { kind: 'entry', state: 'scheduled' },
  },
  deskRecordChoices: {
    summary: 'Ids and names of all records of a kind, for fields that refer to them.',
    input: Type.Object({ ...siteIdField, kind: RecordKind }),
    record: Type.Object({ id: Type.String(), label: Type.String() }),
    example: { kind: 'tag' },
  },
  deskRecordIssues: {
    summary: 'Missing translations, missing alternative texts and broken links of all records.',
    input: Type.Object({
      ...siteIdField,
      ...pagingFields,
      issue: Type.Optional(RecordIssueKind),
    }),
    record: Type.Object({
      ...recordKey,
      titleZh: Type.String(),
      titleEn: Type.String(),
      ...RecordIssue.properties,
    }),
    more: {
      counts: Type.Object({
        translation: Type.Integer({ minimum: 0 }),
        alt: Type.Integer({ minimum: 0 }),
        link: Type.Integer({ minimum: 0 }),
      }),
    },
    example: { issue: 'link' },
  },
  deskRecord: {
    summary: 'A record in both languages: its draft, or else what is published.',
    input: keyInput,
    record: DeskRecordDetail,
    example: { kind: 'entry', id: 'closed-on-monday' },
  },
  deskRecordVersions: {
    summary: 'Versions of a record, the latest first.',
    input: keyInput,
    record: RecordVersion,
    example: { kind: 'entry', id: 'closed-on-monday' },
  },
  deskRecordVersion: {
    summary: 'A version of a record.',
    input: Type.Object({ ...siteIdField, ...recordKey, version: Version }),
    record: Type.Object({ version: Version, form: Type.String(), source: Source }),
    example: { kind: 'entry', id: 'closed-on-monday', version: 1 },
  },
  deskRecordSave: {
    summary:
      'Publishes a record, or keeps it as a draft. `version` and `draftVersion` are those that were edited: 409 with the present ones if somebody has changed them since, but not for the same save that its editor sends again.',
    input: Type.Object({
      ...siteIdField,
      ...recordKey,
      ...versions,
      form: Type.String({ maxLength: 100 }),
      source: Source,
      isDraft: Type.Boolean(),
    }),
    record: DeskRecordDetail,
    conflict: DeskRecordDetail,
    example: {
      kind: 'entry',
      id: 'closed-on-monday',
      form: 'entry',
      version: 0,
      draftVersion: 0,
      source: sourceExample,
      isDraft: true,
    },
  },
  deskRecordDiscard: {
    summary: 'Deletes the draft of a record.',
    input: Type.Object({ ...siteIdField, ...recordKey, ...versions }),
    record: Type.Object({ isDiscarded: Type.Boolean() }),
    conflict: DeskRecordDetail,
    example: { kind: 'entry', id: 'closed-on-monday', version: 0, draftVersion: 1 },
  },
  deskRecordWithdraw: {
    summary: 'Withdraws a record everywhere at once, or returns it.',
    input: Type.Object({
      ...siteIdField,
      ...recordKey,
      version: Version,
      isWithdrawn: Type.Boolean(),
    }),
    record: DeskRecordDetail,
    conflict: DeskRecordDetail,
    example: { kind: 'entry', id: 'closed-on-monday', version: 1, isWithdrawn: true },
  },
  deskRecordPreview: {
    summary:
      'Where a record is seen, and the addresses, for ten minutes, of the real page with its unpublished state.',
    input: Type.Object({
      ...siteIdField,
      ...recordKey,
      form: Type.String({ maxLength: 100 }),
      source: Source,
    }),
    record: Type.Object({
      place: literals(recordPlaces),
      /** State of the categories that the page depends on: of hidden ones the preview shows the page nevertheless. */
      category: literals(categoryStates),
      /** Missing where no page shows the record, or its category is withdrawn. */
      pages: Type.Optional(Type.Object({ zh: Type.String(), en: Type.String() })),
    }),
    example: { kind: 'entry', id: 'closed-on-monday', form: 'entry', source: sourceExample },
  },
  deskPictureUpload: {
    summary:
      'Stores a picture (JPEG, PNG, WebP or AVIF by its content) and makes its sizes. Pictures that no record uses are removed after a day.',
    input: Type.Object(siteIdField),
    record: RecordPicture,
    example: {},
  },
} satisfies DeskSchemas;
