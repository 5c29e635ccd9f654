import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { parseByteRange } from './byte-range';
import { SpeechEngineMissingError, type SpeechEngine } from './espeak';
import { serveSpeech } from './serve-speech';
import { createSpeechCache } from './speech-cache';
import { fixWavLengths } from './wav';

/** A WAV file as espeak-ng writes it to a pipe, with placeholder lengths. */
function pipedWav(sound: string): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(0x7fffffff, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(0x7fffffff, 40);
  return Buffer.concat([header, Buffer.from(sound)]);
}

describe('the lengths in a WAV header', () => {
  test('are set to those of the file', () => {
    const wav = fixWavLengths(pipedWav('12345678'));
    expect(wav?.readUInt32LE(4)).toBe(44);
    expect(wav?.readUInt32LE(40)).toBe(8);
  });

  test('are not set in a file without samples or of another type', () => {
    expect(fixWavLengths(pipedWav(''))).toBeUndefined();
    expect(fixWavLengths(Buffer.from('no sound at all'))).toBeUndefined();
  });
});

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  // RFC 9110, 14.1.2: a suffix longer than the content is all of it, a range that ends before its start is ignored.
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=9-2', undefined],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=1-2,4-5', undefined],
])('the Range header %s of a hundred bytes is parsed as %o', (header, range) => {
  expect(parseByteRange(header, 100)).toEqual(range);
});

test('the speech cache evicts the least recently used sound', () => {
  const cache = createSpeechCache(10_000);
  cache.set('a', Buffer.alloc(4_000));
  cache.set('b', Buffer.alloc(4_000));
  cache.get('a');
  cache.set('c', Buffer.alloc(4_000));
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')).toBeDefined();
  cache.set('huge', Buffer.alloc(11_000));
  expect(cache.get('huge')).toBeUndefined();
});

test('the speech cache counts texts and sounds towards its size', () => {
  const cache = createSpeechCache(100_000);
  const textOf = (index: number) => `${index}`.padEnd(1_000, '，');
  for (let index = 0; index < 100; index += 1) cache.set(textOf(index), Buffer.alloc(44));
  const kept = Array.from({ length: 100 }, (_, index) => cache.get(textOf(index))).filter(Boolean);
  expect(kept.length).toBeLessThan(50);
  expect(cache.get(textOf(99))).toBeDefined();
});

describe('GET /tts', () => {
  const app = { current: fastify() };
  afterEach(() => app.current.close());

  function request(query: Record<string, string>, engine: SpeechEngine, range?: string) {
    app.current = fastify();
    serveSpeech(app.current, engine);
    return app.current.inject({ url: '/tts', query, headers: range ? { range } : {} });
  }
  const echo: SpeechEngine = (text, voice) => Promise.resolve(Buffer.from(`${voice}:${text}`));

  test('synthesises Chinese with the pinyin voice', async () => {
    const response = await request({ le: 'zh', audio: '青铜鼎 & 尊' }, echo);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('audio/wav');
    expect(response.body).toBe('cmn-latn-pinyin:青铜鼎 & 尊');
  });

  test('responds to a Range header with the partial content', async () => {
    const response = await request({ le: 'en', audio: 'ding' }, echo, 'bytes=0-4');
    expect(response.statusCode).toBe(206);
    expect(response.body).toBe('en-gb');
    expect(response.headers['content-range']).toBe('bytes 0-4/10');
  });

  test.each([
    [{ le: 'zh', audio: '  ' }, 'audio'],
    [{ le: 'zh', audio: '鼎'.repeat(1_001) }, 'audio'],
    [{ le: 'xx', audio: '鼎' }, 'le'],
    [{ audio: '鼎' }, 'le'],
  ])('rejects invalid parameters with the name of the field', async (query, field) => {
    const response = await request(query, echo);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, code: 400, data: null });
    expect(response.json<{ msg: string }>().msg).toContain(field);
  });

  test('rejects one client with 429 after as much text as 300 sentences in a minute', async () => {
    const { statusCode } = await request({ le: 'zh', audio: '鼎' }, echo);
    expect(statusCode).toBe(200);
    const paragraph = (index: number) => ({ le: 'zh', audio: `${index}`.padEnd(600, '鼎') });
    const statuses = [];
    for (let index = 0; index < 31; index += 1) {
      const query = paragraph(index);
      statuses.push((await app.current.inject({ url: '/tts', query })).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(29);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  test('responds with 503 and the name of the engine when it is not installed', async () => {
    const response = await request({ le: 'en', audio: 'ding' }, () =>
      Promise.reject(new SpeechEngineMissingError()),
    );
    expect(response.statusCode).toBe(503);
    expect(response.json<{ msg: string }>().msg).toContain('espeak-ng');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('responds with 503 without details when the engine fails', async () => {
    const response = await request({ le: 'en', audio: 'ding' }, () =>
      Promise.reject(new Error('/usr/x')),
    );
    expect(response.statusCode).toBe(503);
    expect(response.body).not.toContain('/usr');
  });
});
