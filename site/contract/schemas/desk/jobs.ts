import { Type, type Static } from 'typebox';
import { jobKinds } from '../../shared/desk/jobs';
import { packLimits, packNamePattern } from '../../shared/desk/pack-limits';
import { DateTime, Day, siteIdField } from '../common/fields';
import type { DeskSchemas } from './desk-schema';

const JobKindName = Type.Unsafe<(typeof jobKinds)[number]>(
  Type.Union(jobKinds.map((kind) => Type.Literal(kind))),
);
const Count = Type.Integer({ minimum: 0 });

/** `done` of `total`, or a step of unknown duration without them. */
export const DeskJobProgress = Type.Object({
  label: Type.String(),
  done: Type.Optional(Count),
  total: Type.Optional(Count),
});
export type DeskJobProgress = Static<typeof DeskJobProgress>;

/** What a task has done. */
export const DeskJobResult = Type.Object({
  /** Records of a pack. */
  counts: Type.Optional(
    Type.Object({ new: Count, changed: Count, unchanged: Count, withdrawn: Count }),
  ),
  /** One line for each record that changes, and for what was left out. */
  lines: Type.Array(Type.String()),
  /** Number of further lines. */
  moreLines: Count,
});
export type DeskJobResult = Static<typeof DeskJobResult>;

/** A long task: running until `finishedAt`, failed where it has an `error`. */
export const DeskJob = Type.Object({
  id: Type.String(),
  kind: JobKindName,
  subject: Type.String(),
  startedAt: DateTime,
  startedBy: Type.String(),
  finishedAt: Type.Optional(DateTime),
  progress: Type.Optional(DeskJobProgress),
  result: Type.Optional(DeskJobResult),
  error: Type.Optional(Type.String()),
});
export type DeskJob = Static<typeof DeskJob>;

/** A backup of a day of the museum. */
export const DeskBackup = Type.Object({
  day: Day,
  createdAt: DateTime,
  rows: Count,
  files: Count,
  bytes: Count,
  /** When it was last read again and found whole: after writing, or by a check. */
  verifiedAt: Type.Optional(DateTime),
});
export type DeskBackup = Static<typeof DeskBackup>;

/** Name of a folder, without a path. */
const packInput = Type.Object({
  ...siteIdField,
  name: Type.String({ minLength: 1, maxLength: 200 }),
});

export const deskJobSchemas = {
  deskJobList: {
    summary: 'The last twenty long tasks, the newest first.',
    input: Type.Object(siteIdField),
    record: DeskJob,
    example: {},
  },
  deskPackList: {
    summary: 'Names of the content packs in the folder `packs` of the data folder.',
    input: Type.Object(siteIdField),
    record: Type.Object({ name: Type.String() }),
    example: {},
  },
  deskPackUpload: {
    summary:
      'Receives a part, of at most 1 MB, of a zip file with a pack: `offset` bytes of `total` were sent before it. The last part checks and unpacks the file; 400 says what is wrong with it, 409 that the name is taken. After an error, or ten minutes without a part, nothing is left.',
    input: Type.Object({
      ...siteIdField,
      upload: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
      name: Type.String({ pattern: packNamePattern }),
      offset: Type.Integer({ minimum: 0, maximum: packLimits.uploadBytes }),
      total: Type.Integer({ minimum: 1 }),
    }),
    record: Type.Object({ isComplete: Type.Boolean() }),
    example: {
      upload: '0b9f3a52-6a0e-4a86-9d4c-0f2f6f5b1c11',
      name: 'spring-exhibition',
      offset: 0,
      total: 4_096,
    },
  },
  deskPackRemove: {
    summary:
      'Removes a pack from the disk; what was imported from it stays. 409 while a task runs.',
    input: packInput,
    record: Type.Null(),
    example: { name: 'spring-exhibition' },
  },
  deskPackCheck: {
    summary:
      'Begins a dry run: it tells what the import of a pack would change, and writes nothing.',
    input: packInput,
    record: DeskJob,
    example: { name: 'spring-exhibition' },
  },
  deskPackImport: {
    summary:
      'Begins the import of a pack, all of it or nothing. Records that the desk has changed are kept.',
    input: packInput,
    record: DeskJob,
    example: { name: 'spring-exhibition' },
  },
  deskBackupList: {
    summary: 'Backups in the folder of the setting BACKUP_DIR, the newest first.',
    input: Type.Object(siteIdField),
    record: Type.Object({
      /** Whether BACKUP_DIR is set. */
      isConfigured: Type.Boolean(),
      backups: Type.Array(DeskBackup),
    }),
    example: {},
  },
  deskBackupStart: {
    summary:
      'Begins the backup of today, which replaces an earlier one of today. 409 while another task runs or without BACKUP_DIR.',
    input: Type.Object(siteIdField),
    record: DeskJob,
    example: {},
  },
  deskBackupCheck: {
    summary: 'Begins to read a backup and to compare it with its checksums.',
    input: Type.Object({ ...siteIdField, day: Day }),
    record: DeskJob,
    example: { day: '2026-11-21' },
  },
} satisfies DeskSchemas;
