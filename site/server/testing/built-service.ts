import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const built = (name: string) =>
  fileURLToPath(new URL(`../../dist/server/${name}`, import.meta.url));

/** A program of the build in a process of its own. */
export interface BuiltProgram {
  child: ChildProcessWithoutNullStreams;
  /** What it wrote so far, to either stream. */
  output: () => string;
  /** Its exit code, `null` when it was killed. */
  ended: Promise<number | null>;
}

type Environment = Record<string, string>;

/** Longer than any test; whatever a program waits for, it ends. */
const longestRun = 20 * 60_000;
const longestStart = 120_000;
const running = new Set<BuiltProgram['child']>();

/** Ends what still runs, as after a test that failed. */
export function endPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

function run(module: string, call: string, env: Environment): BuiltProgram {
  const path = built(module);
  if (!existsSync(path))
    throw new Error('Run npm run build first: this test drives the built service.');
  const script = `import(${JSON.stringify(path)}).then(({ main }) => ${call})`;
  // Only what a test sets: the machine's own settings stay out of it.
  const child = spawn(process.execPath, ['-e', script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    timeout: longestRun,
    killSignal: 'SIGKILL',
  });
  running.add(child);
  child.on('close', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, ended };
}

/** Settings of a service behind a proxy on this machine, which tells for whom it asks. */
export const behindProxy = {
  TRUSTED_PROXIES: 'loopback',
  PUBLIC_ORIGIN: 'http://museum.example',
};

/** `npm start`, without building. */
export function runService(env: Environment): BuiltProgram {
  return run('main.js', 'main()', env);
}

/** `npm run content:import -- …`, without building. */
export function runImport(args: readonly string[], env: Environment): BuiltProgram {
  const call = `main(${JSON.stringify(args)}).then((code) => { process.exitCode = code; })`;
  return run('content-import.js', call, env);
}

/** Waits until the service says where it is. */
export async function originOf({ child, output }: BuiltProgram): Promise<string> {
  const end = Date.now() + longestStart;
  while (Date.now() < end) {
    const [, origin] = /(http:\/\/[\d.:]+)\/\n/.exec(output()) ?? [];
    if (origin) return origin;
    if (child.exitCode !== null || child.signalCode !== null) break;
    await wait(20);
  }
  throw new Error(`The service gave no address: ${output()}`);
}

/** A call to a running service. */
export async function post(origin: string, path: string, input: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return response.json();
}
