/** Path of the calls of the editor. */
const at = (name: string) => `/desk/api/records${name}` as const;

const editor = { roles: ['editor'] } as const;
const post = { method: 'POST', input: 'json', response: 'record', perMinute: 240 } as const;
const query = { method: 'GET', input: 'query' } as const;

/** Maximum size of an uploaded picture in bytes. */
export const maxPictureBytes = 25 * 1024 * 1024;

/** Calls that keep the records of content. */
export const editorEndpoints = {
  deskRecordForms: { path: at('/forms'), ...query, response: 'rows', ...editor },
  deskRecordPage: { path: at(''), ...query, response: 'page', ...editor },
  deskRecordChoices: { path: at('/choices'), ...query, response: 'rows', ...editor },
  deskRecordIssues: { path: at('/issues'), ...query, response: 'page', ...editor },
  deskRecord: { path: at('/record'), ...query, response: 'record', ...editor },
  deskRecordVersions: { path: at('/versions'), ...query, response: 'rows', ...editor },
  deskRecordVersion: { path: at('/versions/version'), ...query, response: 'record', ...editor },
  deskRecordSave: { path: at('/save'), ...post, ...editor },
  deskRecordDiscard: { path: at('/discard'), ...post, ...editor },
  deskRecordWithdraw: { path: at('/withdraw'), ...post, ...editor },
  deskRecordPreview: { path: at('/preview'), ...post, perMinute: 30, ...editor },
  deskPictureUpload: {
    path: at('/pictures'),
    ...post,
    input: 'binary',
    maxBytes: maxPictureBytes,
    perMinute: 60,
    ...editor,
  },
} as const;
