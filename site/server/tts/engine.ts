import { spawn } from 'node:child_process';
import { withTrueLength } from './wav';

/** Turns a text into a WAV file; the signal ends it at once. */
export type SpeechEngine = (text: string, voice: string, signal: AbortSignal) => Promise<Buffer>;

/** No engine is installed. */
export class EngineMissing extends Error {
  override name = 'EngineMissing';
}

const longestRun = 10_000;
/** A minute of speech is some 3 MB; more than this is no answer to a short text. */
const mostBytes = 64 * 1_048_576;

/**
 * espeak-ng on the path. The text goes to its standard input, so that no text can be an option.
 * @throws EngineMissing where it is not installed
 */
export const espeak: SpeechEngine = (text, voice, signal) =>
  new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(longestRun)]);
    const engine = spawn('espeak-ng', ['-v', voice, '--stdin', '--stdout'], {
      signal: limit,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    engine.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > mostBytes) engine.kill('SIGKILL');
    });
    engine.on('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'ENOENT' ? new EngineMissing('espeak-ng is not installed') : error);
    });
    engine.on('close', (code) => {
      const wav = code === 0 ? withTrueLength(Buffer.concat(chunks)) : undefined;
      if (wav) resolve(wav);
      else reject(new Error(`espeak-ng gave no sound (exit ${String(code)})`));
    });
    // An engine that ends before it has read everything is judged by its exit, not by the pipe.
    engine.stdin.on('error', () => undefined);
    engine.stdin.end(text);
  });
