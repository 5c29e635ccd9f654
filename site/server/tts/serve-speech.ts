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

/** Maximum text length in characters. The toolbar sends at most 60; other clients may send a paragraph. */
const maxTextLength = 1_000;
/** Rate limit per address: one listener needs about 20 sentences a minute, several may share an address. */
const sentencesPerMinute = 300;

/**
 * `GET /tts?le=zh&audio=…`: the toolbar's fallback for browsers without a voice (spec section 7).
 * Responds with a WAV file; errors use the response wrapper in the requested language.
 */
export function serveSpeech(app: FastifyInstance, engine: SpeechEngine = espeak): void {
  const queue = createSpeechDesk(engine);
  const limit = createRateLimit(sentencesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>('/tts', async (request, reply) => {
    const { le, audio } = request.query;
    const language: Language = le === 'en' ? 'en' : 'zh';
    try {
      await limit.take(request.ip);
      const { text, voice } = readQuery(le, audio);
      const sound = await queue.speak(text, voice, {
        address: request.ip,
        signal: hangUpSignal(reply),
      });
      return await sendSound(reply, sound, request.headers.range);
    } catch (error) {
      const httpError = toHttpError(error);
      const msg = httpError.word(messages[language]);
      if (httpError.event) logRefusal(request, httpError.event);
      void reply
        .headers({ 'cache-control': 'no-store', ...httpError.headers })
        .code(httpError.status);
      return reply.send(wrapFailure(httpError.status, msg));
    }
  });
}

function readQuery(le: unknown, audio: unknown): { text: string; voice: string } {
  const voice = typeof le === 'string' ? voiceOf(le) : undefined;
  if (voice === undefined)
    throw fieldError('le', { kind: 'choice', choices: spokenSubtags.join(', ') });
  const text = typeof audio === 'string' ? audio.trim() : '';
  if (text === '') throw fieldError('audio', { kind: 'minLength', limit: 1 });
  if (text.length > maxTextLength) {
    throw fieldError('audio', { kind: 'maxLength', limit: maxTextLength });
  }
  return { text, voice };
}

type FieldFault = Parameters<(typeof messages)['zh']['field']>[1];

function fieldError(field: string, fault: FieldFault): CallFailure {
  return new CallFailure(400, (words) => words.field(field, fault));
}

function toHttpError(error: unknown): CallFailure {
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
