import { spawn } from 'node:child_process';
import { lowerPriority } from '../threads/lower-priority.mjs';
import { fixWavLengths } from './wav';

/** Synthesises a text to a WAV file; aborting the signal kills the engine. */
export type SpeechEngine = (text: string, voice: string, signal: AbortSignal) => Promise<Buffer>;

/** The speech engine is not installed. */
export class SpeechEngineMissingError extends Error {
  override name = 'SpeechEngineMissingError';
}

/** Maximum run time of the engine in milliseconds. */
const engineTimeout = 10_000;
/** Maximum size of a sound; a minute of speech has about 3 MB. */
const maxBytes = 64 * 1_048_576;

/**
 * espeak-ng from the PATH. The text is passed on standard input, so that it cannot be parsed as an option.
 * @throws SpeechEngineMissingError if it is not installed
 */
export const espeak: SpeechEngine = (text, voice, signal) =>
  new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(engineTimeout)]);
    const engine = spawn('espeak-ng', ['-v', voice, '--stdin', '--stdout'], {
      signal: limit,
      killSignal: 'SIGKILL',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    // Pages are answered before sentences are spoken: each engine keeps a core busy.
    if (engine.pid !== undefined) lowerPriority(19, engine.pid);
    const chunks: Buffer[] = [];
    let bytes = 0;
    engine.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes > maxBytes) engine.kill('SIGKILL');
    });
    engine.on('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'ENOENT'
          ? new SpeechEngineMissingError('espeak-ng is not installed')
          : error,
      );
    });
    engine.on('close', (code) => {
      const wav = code === 0 ? fixWavLengths(Buffer.concat(chunks)) : undefined;
      if (wav) resolve(wav);
      else reject(new Error(`espeak-ng gave no sound (exit ${String(code)})`));
    });
    // If the engine exits before reading all input, its exit code decides, not the EPIPE error.
    engine.stdin.on('error', () => undefined);
    engine.stdin.end(text);
  });
