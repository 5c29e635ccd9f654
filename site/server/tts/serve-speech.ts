import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../contract/sites';
import { CallFailure, wrapFailure } from '../http/failure';
import { hangUpSignal } from '../http/hang-up';
import { createRateLimit } from '../http/limit-calls';
import { messages } from '../http/messages';
import { logRefusal } from '../http/security-events';
import { byteRange } from './byte-range';
import { EngineMissing, espeak, type SpeechEngine } from './engine';
import { createSpeechDesk } from './speech-desk';
import { spokenSubtags, voiceOf } from './voices';

/** Characters. The toolbar sends at most 60 at a time; other hosts may send a paragraph. */
const longestText = 1_000;
/** A listener hears some twenty sentences a minute: room for a reading room behind one address. */
const sentencesPerMinute = 300;

/**
 * `GET /tts?le=zh&audio=…`: the toolbar's fallback where a browser has no voice (spec section 7).
 * Gives a WAV file; failures wear the wrapper in the language that was to be spoken.
 */
export function serveSpeech(app: FastifyInstance, engine: SpeechEngine = espeak): void {
  const desk = createSpeechDesk(engine);
  const limit = createRateLimit(sentencesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>('/tts', async (request, reply) => {
    const { le, audio } = request.query;
    const language: Language = le === 'en' ? 'en' : 'zh';
    try {
      await limit.take(request.ip);
      const { text, voice } = readQuery(le, audio);
      const sound = await desk.speak(text, voice, {
        address: request.ip,
        signal: hangUpSignal(reply),
      });
      return await sendSound(reply, sound, request.headers.range);
    } catch (error) {
      const failure = toFailure(error);
      const msg = failure.word(messages[language]);
      if (failure.event) logRefusal(request, failure.event);
      void reply.headers({ 'cache-control': 'no-store', ...failure.headers }).code(failure.status);
      return reply.send(wrapFailure(failure.status, msg));
    }
  });
}

function readQuery(le: unknown, audio: unknown): { text: string; voice: string } {
  const voice = typeof le === 'string' ? voiceOf(le) : undefined;
  if (voice === undefined)
    throw fieldFailure('le', { kind: 'choice', choices: spokenSubtags.join(', ') });
  const text = typeof audio === 'string' ? audio.trim() : '';
  if (text === '') throw fieldFailure('audio', { kind: 'minLength', limit: 1 });
  if (text.length > longestText) {
    throw fieldFailure('audio', { kind: 'maxLength', limit: longestText });
  }
  return { text, voice };
}

type Fault = Parameters<(typeof messages)['zh']['field']>[1];

function fieldFailure(field: string, fault: Fault): CallFailure {
  return new CallFailure(400, (words) => words.field(field, fault));
}

function toFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  return new CallFailure(503, (words) =>
    error instanceof EngineMissing ? words.noSpeechEngine : words.unavailable,
  );
}

function sendSound(reply: FastifyReply, sound: Buffer, rangeHeader: string | undefined) {
  void reply.headers({
    'content-type': 'audio/wav',
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
  });
  const range = byteRange(rangeHeader, sound.length);
  if (range === undefined) return reply.send(sound);
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${sound.length}`).send();
  }
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${sound.length}`)
    .send(sound.subarray(start, end + 1));
}
