import { recordNotFound } from '../../http/http-error';
import type { Database } from '../../db/database';
import type { MediaStore } from '../../import/media/media-store';
import { writeAudit } from '../audit/write-audit';
import type { DeskHandlers } from '../http/desk-call';
import { startPreview } from '../preview/start-preview';
import { createIssueReader } from '../records/cached-issues';
import { formDescriptions } from '../records/describe-form';
import { listChoices, listRecords } from '../records/list-records';
import { pageOfIssues } from '../records/page-of-issues';
import { prepareEdit } from '../records/prepare-edit';
import { readRecord } from '../records/read-record';
import { listVersions, readVersion } from '../records/record-versions';
import { discardDraft, publishRecord, saveDraft } from '../records/save-record';
import { storeUpload } from '../records/store-upload';
import { withdrawRecord } from '../records/withdraw-record';

type Calls = Extract<keyof DeskHandlers, `deskRecord${string}` | 'deskPictureUpload'>;

/** Records of content, for editors. */
export function deskRecordCalls(db: Database, store: MediaStore): Pick<DeskHandlers, Calls> {
  const readIssues = createIssueReader(db);
  return {
    deskRecordForms: () =>
      Promise.resolve(formDescriptions.map((form) => ({ ...form, fields: [...form.fields] }))),
    deskRecordPage: (input, { now }) => listRecords(db, input, { now, readIssues }),
    deskRecordChoices: ({ kind }, { language }) => listChoices(db, kind, language),
    deskRecordIssues: (input) => pageOfIssues(readIssues, input),
    deskRecord: (key, { now }) => readRecord(db, key, { store, now }),
    deskRecordVersions: (key) => listVersions(db, key),
    deskRecordVersion: async (input) => {
      const found = await readVersion(db, input, input.version);
      if (!found) throw recordNotFound('version', String(input.version));
      return found;
    },

    deskRecordSave: async ({ isDraft, version, draftVersion, ...record }, { staff, now }) => {
      const edit = await prepareEdit(db, record, { store, now });
      const expected = { version, draftVersion };
      const write = isDraft ? saveDraft : publishRecord;
      await db.transaction((transaction) =>
        write(transaction, record, edit, { expected, staff, now, store }),
      );
      return readRecord(db, record, { store, now });
    },

    deskRecordDiscard: async ({ version, draftVersion, kind, id }, { staff, now }) => {
      const expected = { version, draftVersion };
      await db.transaction((transaction) =>
        discardDraft(transaction, { kind, id }, { expected, staff, now, store }),
      );
      return { isDiscarded: true };
    },

    deskRecordWithdraw: async ({ kind, id, version, isWithdrawn }, { staff, now }) => {
      const key = { kind, id };
      await withdrawRecord(db, { ...key, version, isWithdrawn }, { staff, now, store });
      return readRecord(db, key, { store, now });
    },

    deskRecordPreview: async (record, { now }) => startPreview(db, record, { store, now }),

    deskPictureUpload: async (_, { content = Buffer.alloc(0), staff, now }) => {
      const picture = await storeUpload(content, store);
      const entry = { action: 'deskPictureUpload', subjectKind: 'picture' } as const;
      await writeAudit(db, staff, { ...entry, subjectId: picture.file }, now);
      return picture;
    },
  };
}
