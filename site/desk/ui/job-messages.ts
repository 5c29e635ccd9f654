import type { JobKind } from '../../contract/shared/desk/jobs';

const jobNames = {
  zh: { backup: '备份', backupCheck: '核对备份', packCheck: '试导入', packImport: '导入' },
  en: {
    backup: 'Backup',
    backupCheck: 'Check of a backup',
    packCheck: 'Dry run of an import',
    packImport: 'Import',
  },
} satisfies Record<string, Record<JobKind, string>>;

export const jobMessages = {
  zh: {
    jobs: '任务',
    jobNames: jobNames.zh,
    noJobs: '还没有任务。',
    running: '进行中',
    done: '完成',
    failed: '失败',
    by: '由',
    seconds: (seconds: number) => `用时 ${seconds} 秒`,
    more: (count: number) => `另有 ${count} 行`,
    counts: (fresh: number, changed: number, unchanged: number, withdrawn: number) =>
      `新增 ${fresh}，更改 ${changed}，未变 ${unchanged}，撤下 ${withdrawn}`,
  },
  en: {
    jobs: 'Tasks',
    jobNames: jobNames.en,
    noJobs: 'No task has been started yet.',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    by: 'by',
    seconds: (seconds: number) => `in ${seconds} s`,
    more: (count: number) => `${count} more lines`,
    counts: (fresh: number, changed: number, unchanged: number, withdrawn: number) =>
      `${fresh} new, ${changed} changed, ${unchanged} unchanged, ${withdrawn} withdrawn`,
  },
};
