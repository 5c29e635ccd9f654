// @vitest-environment node
import { scryptSync } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { workerSources } from '../testing/test-locations';
import { createHashThreads } from './hash-threads';

const input = { password: 'correct horse', salt: Buffer.from('0123456789abcdef'), length: 32 };
const options = { N: 2 ** 10, r: 8, p: 1 };
const threads = createHashThreads(workerSources.hashWorker);
afterAll(threads.close);

/** Nicenesses of the threads of this process; see proc_pid_stat(5). */
function nicenesses(): number[] {
  return readdirSync('/proc/self/task').map((id) => {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
  });
}

test('key of a thread is that of scrypt, and the thread gives way to the answers', async () => {
  const key = await threads.derive({ ...input, options });
  expect(Buffer.from(key)).toEqual(scryptSync(input.password, input.salt, input.length, options));
  if (process.platform === 'linux') {
    const own = Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[16]);
    expect(nicenesses()).toContain(own + 5);
  }
});

test('refused parameters reject, and the next key is derived', async () => {
  const refused = threads.derive({ ...input, options: { ...options, N: 3 } });
  await expect(refused).rejects.toThrow(/scrypt/i);
  expect(await threads.derive({ ...input, options })).toHaveLength(32);
});

test('a thread whose file is missing rejects', async () => {
  const broken = createHashThreads('/no/such/file.mjs');
  await expect(broken.derive({ ...input, options })).rejects.toThrow('/no/such/file.mjs');
  await broken.close();
});
