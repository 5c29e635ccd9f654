import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const builtPath = (name: string) =>
  fileURLToPath(new URL(`../../dist/server/${name}`, import.meta.url));

/** A builtPath program running as a child process. */
export interface BuiltProgram {
  child: ChildProcessWithoutNullStreams;
  /** Output so far on stdout and stderr. */
  output: () => string;
  /** Resolves to the exit code, `null` if it was killed by a signal. */
  ended: Promise<number | null>;
}

type Environment = Record<string, string>;

/** Process timeout in milliseconds, longer than any test. */
const runTimeout = 20 * 60_000;
const startTimeout = 120_000;
const running = new Set<BuiltProgram['child']>();

/** Kills the programs still running, for example after a failed test. */
export function killRunningPrograms(): void {
  for (const child of running) child.kill('SIGKILL');
}

function run(module: string, call: string, env: Environment): BuiltProgram {
  const path = builtPath(module);
  if (!existsSync(path))
    throw new Error('Run npm run build first: this test drives the built service.');
  const script = `import(${JSON.stringify(path)}).then(({ main }) => ${call})`;
  // Only the variables set by the test: the environment of the machine must not affect it.
  const child = spawn(process.execPath, ['-e', script], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    timeout: runTimeout,
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

/** Settings of a service behind a local proxy that sends X-Forwarded-For. */
export const localProxyEnv = {
  TRUSTED_PROXIES: 'loopback',
  PUBLIC_ORIGIN: 'http://museum.example',
};

/** Runs `npm start` without building. */
export function runService(env: Environment): BuiltProgram {
  return run('main.js', 'main()', env);
}

/** Runs `npm run content:import -- …` without building. */
export function runImport(args: readonly string[], env: Environment): BuiltProgram {
  return run('content.js', callMain(['import', ...args]), env);
}

/** Runs `npm run backup -- …` or, with `restore` as the first argument, `npm run restore -- …` without building. */
export function runBackup(args: readonly string[], env: Environment): BuiltProgram {
  return run('backup.js', callMain(args), env);
}

/** Runs `npm run retention` or `npm run member:reset`, named by the first argument, without building. */
export function runMaintenance(args: readonly string[], env: Environment): BuiltProgram {
  return run('maintenance.js', callMain(args), env);
}

const callMain = (args: readonly string[]) =>
  `main(${JSON.stringify(args)}).then((code) => { process.exitCode = code; })`;

/**
 * Waits until the service logs its origin.
 * @throws if the process exits first or does not log it within two minutes
 */
export async function waitForOrigin({ child, output }: BuiltProgram): Promise<string> {
  const end = Date.now() + startTimeout;
  while (Date.now() < end) {
    const [, origin] = /(http:\/\/[\d.:]+)\/\n/.exec(output()) ?? [];
    if (origin) return origin;
    if (child.exitCode !== null || child.signalCode !== null) break;
    await wait(20);
  }
  throw new Error(`The service gave no address: ${output()}`);
}

/** Posts JSON to a running service and returns the parsed response. */
export async function postJson(origin: string, path: string, input: object): Promise<unknown> {
  const response = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  return response.json();
}
