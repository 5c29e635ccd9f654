import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { callSchemas } from '../../../contract/schemas';
import {
  createImportedDataDir,
  sendAsVisitor,
  startService,
} from '../../testing/kill-during-writes';
import { temporaryFolder } from '../../testing/temporary-folder';

const writes = 10;

/** Requires Debian's package strace and a container that permits ptrace on other processes. */
const canTrace =
  spawnSync('sh', ['-c', 'sleep 1 & strace -o /dev/null -p $!'], { timeout: 20_000 }).status === 0;

/**
 * WAL flushes and HTTP responses in their order. strace writes a system call that another thread
 * interrupts on two lines, `<unfinished ...>` and `resumed`.
 */
function stepsIn(trace: string): ('flushed' | 'responded')[] {
  const flushing = new Set<string>();
  return trace.split('\n').flatMap((line) => {
    const [thread = ''] = line.split(' ', 1);
    if (line.includes('HTTP/1.1 200 OK')) return ['responded'];
    const isFlush = /fsync\(\d+<[^>]*\/pg_wal\//.test(line);
    if (isFlush && line.endsWith('<unfinished ...>')) flushing.add(thread);
    const isResumed = line.includes('<... fsync resumed>') && flushing.delete(thread);
    return (isFlush || isResumed) && line.includes(' = 0') ? ['flushed'] : [];
  });
}

test.runIf(canTrace)(
  'embedded database flushes its WAL to the disk before the service responds to a write',
  async () => {
    const { service, origin, kill } = await startService(await createImportedDataDir('traced'));
    const trace = join(temporaryFolder('trace'), 'calls');
    const calls = 'trace=fsync,write,writev,sendto,sendmsg';
    const { pid } = service.child;
    const strace = spawn('strace', ['-f', '-y', '-e', calls, '-o', trace, '-p', String(pid)]);
    onTestFinished(() => void strace.kill('SIGKILL'));
    // strace exits with the service, possibly before the exit event of the service.
    const ended = once(strace, 'close');
    await once(strace.stderr, 'data');
    for (let write = 0; write < writes; write += 1) {
      const foundAt = new Date().toISOString().slice(0, 10);
      const report = { ...callSchemas.lostAndFound.example, foundAt, requestId: randomUUID() };
      expect(await sendAsVisitor(origin, 'lostAndFound', report)).toHaveProperty('id');
    }
    await wait(200);
    await kill();
    await ended;

    const steps = stepsIn(readFileSync(trace, 'utf8'));
    const order = steps.filter((step, at) => step !== steps[at - 1]);
    const expected = Array.from({ length: writes }, () => ['flushed', 'responded']).flat();
    expect(order.slice(0, 2 * writes)).toEqual(expected);
  },
  180_000,
);
