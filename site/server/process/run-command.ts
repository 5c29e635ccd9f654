import { writeBackup } from '../backup/write-backup';
import type { OpenDatabase } from '../db/database';
import { addStaffByCommand } from '../desk/accounts/add-by-command';
import { createPasswordHasher } from '../members/password-hash';
import { oneTimeDays } from '../members/one-time-password';
import { resetPassword } from '../members/reset-password';
import { countExpired, describeCounts, eraseExpired } from '../privacy/erase-expired';
import { CommandFailedError } from './command-failed-error';
import type { ContentRequest, ControlRequest } from './control-commands';
import type { Settings } from './settings';

type Runner = (request: Exclude<ControlRequest, ContentRequest>, now: Date) => Promise<unknown>;

/** Runs the commands of `npm run`, in the service or in a process of their own. */
export function createCommandRunner(
  database: Pick<OpenDatabase, 'db' | 'withExclusiveLock' | 'withSnapshot'>,
  { dataDir, retention }: Pick<Settings, 'dataDir' | 'retention'>,
): Runner {
  return async (request, now) => {
    switch (request.command) {
      case 'backup':
        return writeBackup(database, { dataDir, folder: request.folder, now });
      case 'retention': {
        if (request.isDryRun) {
          const due = await countExpired(database.db, retention, now);
          return `将删除 · To be erased: ${describeCounts(due)}`;
        }
        const erased = await database.withExclusiveLock((db) => eraseExpired(db, retention, now));
        return `已删除 · Erased: ${describeCounts(erased)}`;
      }
      case 'staff-add': {
        const { userName } = request;
        const password = await addStaffByCommand(database.db, createPasswordHasher(), request, now);
        if (password === undefined) {
          throw new CommandFailedError(`The user name "${userName}" is taken.`);
        }
        return (
          `一次性密码 · One-time password of ${userName}: ${password}\n` +
          `${oneTimeDays} 天内有效，在 /desk/ 登录后须更换 · Valid for ${oneTimeDays} days, to be replaced after the log-in at /desk/.`
        );
      }
      case 'member-reset': {
        const { userName } = request;
        const password = await resetPassword(database.db, createPasswordHasher(), userName, now);
        if (password === undefined) {
          throw new CommandFailedError(`There is no member with the user name "${userName}".`);
        }
        return (
          `一次性密码 · One-time password of ${userName}: ${password}\n` +
          `${oneTimeDays} 天内有效，登录时须另设密码；所有登录已结束。\n` +
          `Valid for ${oneTimeDays} days; the member sets another one at log-in. All sessions are ended.`
        );
      }
    }
  };
}
