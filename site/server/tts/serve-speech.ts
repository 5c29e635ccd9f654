import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '../../contract/shared/sites';
import { HttpError, wrapError } from '../http/http-error';
import { disconnectSignal } from '../http/disconnect-signal';
import { createRateLimiter } from '../http/rate-limit';
import { messages } from '../http/messages';
import { logSecurityWarning } from '../http/security-events';
import { parseByteRange } from './byte-range';
import { SpeechEngineMissingError, espeak, type SpeechEngine } from './espeak';
import { createSynthesisQueue } from './synthesis-queue';
import { supportedSubtags, findVoice } from './espeak-voices';

/** Maximum text length in characters; other clients than the toolbar may send a paragraph. */
const maxTextLength = 1_000;
/** Maximum length of a sentence of the toolbar; a longer text counts as several. */
const sentenceLength = 60;
/** Rate limit per address: one listener needs about 20 sentences a minute, several may share an address. */
const sentencesPerMinute = 300;

/**
 * `GET /tts?le=zh&audio=…`: the toolbar's fallback for browsers without a voice (spec section 7).
 * Responds with a WAV file; errors use the response wrapper in the requested language.
 */
export function serveSpeech(app: FastifyInstance, engine: SpeechEngine = espeak): void {
  const queue = createSynthesisQueue(engine);
  const limit = createRateLimiter(sentencesPerMinute);
  app.get<{ Querystring: Record<string, unknown> }>('/tts', async (request, reply) => {
    const { le, audio } = request.query;
    const language: Language = le === 'en' ? 'en' : 'zh';
    try {
      await limit.consume(request.ip, countSentences(audio));
      const { text, voice } = readQuery(le, audio);
      const sound = await queue.synthesize(text, voice, {
        address: request.ip,
        signal: disconnectSignal(reply),
      });
      return await sendSound(reply, sound, request.headers.range);
    } catch (error) {
      const httpError = toHttpError(error);
      const msg = httpError.getMessage(messages[language]);
      if (httpError.securityEvent) logSecurityWarning(request, httpError.securityEvent);
      void reply
        .headers({ 'cache-control': 'no-store', ...httpError.headers })
        .code(httpError.status);
      return reply.send(wrapError(httpError.status, msg));
    }
  });
}

function readQuery(le: unknown, audio: unknown): { text: string; voice: string } {
  const voice = typeof le === 'string' ? findVoice(le) : undefined;
  if (voice === undefined)
    throw fieldError('le', { kind: 'choice', choices: supportedSubtags.join(', ') });
  const text = typeof audio === 'string' ? audio.trim() : '';
  if (text === '') throw fieldError('audio', { kind: 'minLength', limit: 1 });
  if (text.length > maxTextLength) {
    throw fieldError('audio', { kind: 'maxLength', limit: maxTextLength });
  }
  return { text, voice };
}

function countSentences(audio: unknown): number {
  return typeof audio === 'string' ? Math.max(1, Math.ceil(audio.length / sentenceLength)) : 1;
}

type FieldError = Parameters<(typeof messages)['zh']['invalidField']>[1];

function fieldError(field: string, error: FieldError): HttpError {
  return new HttpError(400, (messages) => messages.invalidField(field, error));
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  return new HttpError(503, (words) =>
    error instanceof SpeechEngineMissingError
      ? words.speechEngineMissing
      : words.serviceUnavailable,
  );
}

function sendSound(reply: FastifyReply, sound: Buffer, rangeHeader: string | undefined) {
  void reply.headers({
    'content-type': 'audio/wav',
    'cache-control': 'public, max-age=86400',
    'accept-ranges': 'bytes',
  });
  const range = parseByteRange(rangeHeader, sound.length);
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
