import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { startPostgres } from '../../site/scripts/lib/postgres.mjs';
import { isOfMachine, readCommands } from './documented-commands.mjs';

/** @typedef {import('./checkout.mjs').Checkout} Checkout */

/** The member of the documents whose password is reset. */
const member = { userName: 'liulan', nickName: '柳岚', phone: '13800138000', consent: true };

/** Commands that have a claim of their own, by their length. */
const isOfOtherClaim = (/** @type {string} */ command) => command === 'npm test';

/**
 * Runs the commands of the documents in their order, as they are written but for names that a museum replaces by its own:
 * folders of backups and packs, the address of the database, a user name.
 * @param {Checkout} checkout with a built program
 * @returns {Promise<string>} what was measured
 * @throws where a command fails
 */
export async function runDocumentedCommands({ shell, start, folder }) {
  const backups = mkdtempSync(join(tmpdir(), 'yunze-backups-'));
  const { url, stop } = await startPostgres();
  const replaced = [
    ['/var/backups/yunze/before-update', `${backups}/before-second-update`],
    ['/backups', backups],
    ['FOLDER', 'site/content'],
    ['USER_NAME', member.userName],
    ['postgres://museum:…@db/museum', url],
  ];
  /** @type {string[]} */
  const done = [];
  const begin = performance.now();
  try {
    for (const { document, command } of readCommands()) {
      if (isOfMachine(command) || isOfOtherClaim(command) || done.includes(command)) continue;
      const line = replaced.reduce(
        (text, [name = '', own = '']) => text.replace(name, own),
        command,
      );
      console.log(`… ${document}: ${command}`);
      if (line.endsWith('npm start')) {
        const started = await start({ command: line });
        // The reset of a password needs a member.
        if (!done.some((each) => each.endsWith('npm start'))) await register(started.origin);
        await started.stop();
      } else {
        copyNamedBackup(line, backups);
        const env = /restore -- \S+$/.test(command) ? emptyDatabase(folder) : {};
        const cwd = document === 'widget/README.md' ? 'widget' : '';
        const { code, output } = shell(line, { env, cwd });
        if (code !== 0) throw new Error(`${document}: ${command}: ${output.slice(-300)}`);
      }
      done.push(command);
    }
  } finally {
    await stop();
    rmSync(backups, { recursive: true, force: true });
  }
  return `${done.length} commands in ${Math.round((performance.now() - begin) / 60_000)} minutes`;
}

/** @param {string} origin */
async function register(origin) {
  const { status } = await fetch(`${origin}/user-centre/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...member, password: '两个黄鹂，一行白鹭' }),
  });
  if (status !== 200) throw new Error(`registration: ${status}`);
}

/** Backups that a command reads are those of an earlier day: copies of the first one. @param {string} line @param {string} backups */
function copyNamedBackup(line, backups) {
  const [, named] = /(?:--verify|restore --) (\S+)/.exec(line) ?? [];
  if (named && basename(named) !== 'move' && !existsSync(named)) {
    cpSync(join(backups, 'before-update'), named, { recursive: true });
  }
}

/** Settings of a museum without data. @param {string} folder */
function emptyDatabase(folder) {
  const data = join(folder, 'site/.data/restored');
  mkdirSync(data, { recursive: true });
  return { DATA_DIR: data };
}
