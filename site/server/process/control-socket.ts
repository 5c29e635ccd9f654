import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { CommandFailedError } from './command-failed-error';
import { ControlRequest } from './control-commands';
import { explainError } from './explain-error';

/**
 * Each connection carries one request, any number of progress messages and one response, each JSON on a line. Only the
 * owner of the data folder can connect.
 */

/** `done` of `total`, or a step of unknown duration without them. */
const ProgressMessage = Type.Object({
  label: Type.String(),
  done: Type.Optional(Type.Number()),
  total: Type.Optional(Type.Number()),
});
export type ProgressMessage = Static<typeof ProgressMessage>;

type RunCommand = (
  request: ControlRequest,
  report: (progress: ProgressMessage) => void,
) => Promise<unknown>;

const ControlResponse = Type.Union([
  Type.Object({ progress: ProgressMessage }),
  Type.Object({ result: Type.Unknown() }),
  Type.Object({ error: Type.String() }),
]);

/** The file that names the socket; a socket's own path may have at most 107 bytes. */
const controlPath = (dataDir: string) => join(dataDir, 'control');

const isWindows = process.platform === 'win32';

/** Beginning of the path of every socket's folder. */
const folderPrefix = join(tmpdir(), 'yunze-control-');

/** The connection to the service that listens at `path`, or `undefined` if none does. */
async function connectTo(path: string): Promise<Socket | undefined> {
  const socket = createConnection(path);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(undefined));
  });
}

/** Removes the folder of the socket of a killed service. */
async function removeLeftFolder(dataDir: string): Promise<void> {
  if (isWindows || !existsSync(controlPath(dataDir))) return;
  const path = readFileSync(controlPath(dataDir), 'utf8');
  const folder = dirname(path);
  // The file may have been changed: nothing else is ever removed.
  if (dirname(folder) !== dirname(folderPrefix) || !folder.startsWith(folderPrefix)) return;
  const running = await connectTo(path);
  if (running) running.destroy();
  else rmSync(folder, { recursive: true, force: true });
}

/** Listens for commands until `close`. */
export async function listenForCommands(
  dataDir: string,
  run: RunCommand,
): Promise<{ close: () => Promise<void> }> {
  await removeLeftFolder(dataDir);
  // The folder is readable by its owner only, so others cannot reach the socket in it.
  const folder = mkdtempSync(folderPrefix);
  const path = isWindows
    ? `\\\\.\\pipe\\${folder.replaceAll(/[\\/:]/g, '-')}`
    : join(folder, 'socket');
  const server = createServer((socket) => void answer(socket, run));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (!isWindows) chmodSync(path, 0o600);
  server.unref();
  writeFileSync(controlPath(dataDir), path, { mode: 0o600 });
  const close = () => {
    rmSync(controlPath(dataDir), { force: true });
    server.close();
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
  return { close };
}

async function answer(socket: Socket, run: RunCommand): Promise<void> {
  // A caller that hangs up does not end the command.
  socket.on('error', () => undefined);
  try {
    const request = JSON.parse(await readLine(socket)) as unknown;
    if (!Value.Check(ControlRequest, request)) throw new CommandFailedError('Unknown command.');
    if ('folder' in request && !isAbsolute(request.folder)) {
      throw new CommandFailedError('The folder must be an absolute path.');
    }
    const report = (progress: ProgressMessage) => {
      if (socket.writable) socket.write(`${JSON.stringify({ progress })}\n`);
    };
    socket.end(`${JSON.stringify({ result: await run(request, report) })}\n`);
  } catch (error) {
    socket.end(`${JSON.stringify({ error: explainError(error) })}\n`);
  }
}

/**
 * Sends a command to the service that runs on a data folder. Resolves to `undefined` if none runs there.
 * @throws CommandFailedError
 */
export async function sendCommand(
  dataDir: string,
  request: ControlRequest,
  onProgress: (progress: ProgressMessage) => void = () => undefined,
): Promise<{ result: unknown } | undefined> {
  if (!existsSync(controlPath(dataDir))) return undefined;
  const socket = await connectTo(readFileSync(controlPath(dataDir), 'utf8'));
  // Left behind by a killed service.
  if (!socket) return undefined;
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    for await (const line of createInterface({ input: socket })) {
      const response = JSON.parse(line) as unknown;
      if (!Value.Check(ControlResponse, response)) throw new Error('no response');
      if ('error' in response) throw new CommandFailedError(response.error);
      if ('result' in response) return response;
      onProgress(response.progress);
    }
    throw new CommandFailedError(endedEarly);
  } finally {
    socket.destroy();
  }
}

const endedEarly = 'The running service ended before the command was done.';

async function readLine(socket: Socket): Promise<string> {
  for await (const line of createInterface({ input: socket })) return line;
  throw new CommandFailedError(endedEarly);
}
