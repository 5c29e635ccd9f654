import fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { byteRange } from './byte-range';
import { EngineMissing, type SpeechEngine } from './engine';
import { serveSpeech } from './serve-speech';
import { createSpeechCache } from './speech-cache';
import { withTrueLength } from './wav';

/** What espeak-ng writes to a pipe: lengths that it could not know. */
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

describe('the length in the sound’s header', () => {
  test('is that of the sound', () => {
    const wav = withTrueLength(pipedWav('12345678'));
    expect(wav?.readUInt32LE(4)).toBe(44);
    expect(wav?.readUInt32LE(40)).toBe(8);
  });

  test('is not written into what holds no sound', () => {
    expect(withTrueLength(pipedWav(''))).toBeUndefined();
    expect(withTrueLength(Buffer.from('no sound at all'))).toBeUndefined();
  });
});

test.each([
  [undefined, undefined],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=1-2,4-5', undefined],
])('of a hundred bytes %s means %o', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('a full cache puts the least recently used sound out', () => {
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

test('short sounds of long texts fill the cache by what they take in all', () => {
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

  function ask(query: Record<string, string>, engine: SpeechEngine, range?: string) {
    app.current = fastify();
    serveSpeech(app.current, engine);
    return app.current.inject({ url: '/tts', query, headers: range ? { range } : {} });
  }
  const echo: SpeechEngine = (text, voice) => Promise.resolve(Buffer.from(`${voice}:${text}`));

  test('speaks Chinese through pinyin', async () => {
    const answer = await ask({ le: 'zh', audio: '青铜鼎 & 尊' }, echo);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('audio/wav');
    expect(answer.body).toBe('cmn-latn-pinyin:青铜鼎 & 尊');
  });

  test('gives the part that a player asks for', async () => {
    const answer = await ask({ le: 'en', audio: 'ding' }, echo, 'bytes=0-4');
    expect(answer.statusCode).toBe(206);
    expect(answer.body).toBe('en-gb');
    expect(answer.headers['content-range']).toBe('bytes 0-4/10');
  });

  test.each([
    [{ le: 'zh', audio: '  ' }, 'audio'],
    [{ le: 'zh', audio: '鼎'.repeat(1_001) }, 'audio'],
    [{ le: 'xx', audio: '鼎' }, 'le'],
    [{ audio: '鼎' }, 'le'],
  ])('refuses what it cannot speak and names the field', async (query, field) => {
    const answer = await ask(query, echo);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 400, data: null });
    expect(answer.json<{ msg: string }>().msg).toContain(field);
  });

  test('without an engine says which one to install', async () => {
    const answer = await ask({ le: 'en', audio: 'ding' }, () =>
      Promise.reject(new EngineMissing()),
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ msg: string }>().msg).toContain('espeak-ng');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('a failing engine is a 503 without its details', async () => {
    const answer = await ask({ le: 'en', audio: 'ding' }, () =>
      Promise.reject(new Error('/usr/x')),
    );
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('/usr');
  });
});
