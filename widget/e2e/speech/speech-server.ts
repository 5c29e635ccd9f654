import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAMS = ['speech-dispatcher', 'espeak-ng', 'pulseaudio'];
const PACKAGES = [...PROGRAMS, 'speech-dispatcher-espeak-ng'];
const INSTALL_TIMEOUT_MS = 300_000;
const CONFIGURATION = `LogLevel 0
AudioOutputMethod "pulse"
DefaultModule espeak-ng
AddModule "espeak-ng" "sd_espeak-ng" "/etc/speech-dispatcher/modules/espeak-ng.conf"
`;

const isMissing = (program: string): boolean => spawnSync('which', [program]).status !== 0;

/** Installs missing speech programs as root on Debian; throws with their names elsewhere. */
export function installSpeech(): void {
  const missing = PROGRAMS.filter(isMissing);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0 || isMissing('apt-get'))
    throw new Error(
      `Install ${missing.join(', ')} first: only root on Debian gets them by itself.`,
    );
  const options = ['-y', '-qq', '-o', 'DPkg::Lock::Timeout=300'];
  const limit = { timeout: INSTALL_TIMEOUT_MS };
  spawnSync('apt-get', ['update', '-qq'], limit);
  const { status } = spawnSync('apt-get', ['install', ...options, ...PACKAGES], limit);
  if (status !== 0) throw new Error(`apt-get could not install ${PACKAGES.join(', ')}.`);
}

/** Waits for the socket: without a sound server the speech server would start without voices. */
async function waitForSocket(socket: string): Promise<void> {
  for (let tries = 0; !existsSync(socket); tries++) {
    if (tries > 300) throw new Error(`Nothing listens at ${socket}.`);
    await pause(100);
  }
}

export interface SpeechServer {
  /** Environment of a browser that uses the speech server. */
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts a sound server with a null sink and a speech server, in a temporary runtime folder. */
export async function startSpeechServer(): Promise<SpeechServer> {
  const folder = await mkdtemp(join(tmpdir(), 'toolbar-speech-'));
  const socket = join(folder, 'pulse.sock');
  const env = { PATH: '/usr/bin:/bin', XDG_RUNTIME_DIR: folder, PULSE_SERVER: `unix:${socket}` };
  const configuration = join(folder, 'configuration');
  await mkdir(configuration);
  await writeFile(join(configuration, 'speechd.conf'), CONFIGURATION);
  const start = (program: string, args: string[]) => spawn(program, args, { env, stdio: 'ignore' });
  const sound = start('pulseaudio', [
    '-n',
    '--exit-idle-time=-1',
    '--load=module-null-sink',
    `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
  ]);
  await waitForSocket(socket);
  const speech = start('speech-dispatcher', [
    '--run-single',
    '--timeout',
    '0',
    '--config-dir',
    configuration,
  ]);
  await waitForSocket(join(folder, 'speech-dispatcher/speechd.sock'));
  return {
    env,
    stop: async () => {
      speech.kill('SIGKILL');
      sound.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
