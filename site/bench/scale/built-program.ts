import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../server/run.js', import.meta.url));

/** A run of a command of the built service. */
export interface CommandRun {
  seconds: number;
  /** The most memory that the process had. */
  peakMegabytes: number;
}

/**
 * Runs a command of the built service.
 * @throws Error with the output if the command fails
 */
export async function runBuilt(
  args: readonly string[],
  env: Record<string, string>,
): Promise<CommandRun> {
  const started = performance.now();
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4_000)));
  }
  let peakMegabytes = 0;
  const timer = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, readMegabytes(child.pid, 'VmHWM'));
  }, 200);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(timer);
  if (code !== 0) throw new Error(`${args.join(' ')} failed: ${output}`);
  return { seconds: (performance.now() - started) / 1000, peakMegabytes };
}

/** A running process of the built service. */
export interface BuiltService {
  origin: string;
  /** Seconds from the start of the process to the first response of `/readyz`. */
  startSeconds: number;
  readMegabytes: (field: 'VmRSS' | 'VmHWM') => number;
  stop: () => Promise<void>;
}

/** Starts the built service and waits until it is ready. */
export async function startBuilt(env: Record<string, string>, port: number): Promise<BuiltService> {
  const origin = `http://127.0.0.1:${String(port)}`;
  const started = performance.now();
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error('The service ended before it was ready.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    origin,
    startSeconds: (performance.now() - started) / 1000,
    readMegabytes: (field) => readMegabytes(child.pid, field),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Memory of a process as the kernel counts it: now (`VmRSS`) or at most (`VmHWM`); 0 after its end. */
export function readMegabytes(pid: number | undefined, field: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
