/** What runs longer than a call: a backup, its check, the check of a pack and its import. */
export const jobKinds = ['backup', 'backupCheck', 'packCheck', 'packImport'] as const;
export type JobKind = (typeof jobKinds)[number];
