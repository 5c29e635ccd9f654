import { expect, test, vi } from 'vitest';
import type { SpeechEngine } from './engine';
import { createSpeechDesk } from './speech-desk';

/** An engine whose runs end when the test says so. */
function scriptedEngine() {
  const runs: {
    text: string;
    signal: AbortSignal;
    end: (sound: Buffer) => void;
    fail: () => void;
  }[] = [];
  const engine: SpeechEngine = (text, _voice, signal) =>
    new Promise((resolve, reject) => {
      const fail = () => reject(new Error('the engine failed'));
      signal.addEventListener('abort', fail);
      runs.push({ text, signal, end: resolve, fail });
    });
  return { engine, runs };
}

const listener = (signal = new AbortController().signal) => ({ address: '203.0.113.7', signal });
const open = () => listener();
const settled = () => vi.waitFor(() => Promise.resolve());

test('a sentence that was spoken is spoken again without an engine', async () => {
  const { engine, runs } = scriptedEngine();
  const desk = createSpeechDesk(engine);
  const first = desk.speak('青铜鼎', 'zh', open());
  runs[0]!.end(Buffer.from('sound'));
  expect(await first).toEqual(Buffer.from('sound'));
  expect(await desk.speak('青铜鼎', 'zh', open())).toEqual(Buffer.from('sound'));
  expect(runs).toHaveLength(1);
});

test('two who ask for one sentence at once share an engine', async () => {
  const { engine, runs } = scriptedEngine();
  const desk = createSpeechDesk(engine);
  const both = Promise.all([desk.speak('鼎', 'zh', open()), desk.speak('鼎', 'zh', open())]);
  runs[0]!.end(Buffer.from('s'));
  expect(await both).toHaveLength(2);
  expect(runs).toHaveLength(1);
});

test('no more engines run at once than may, and the rest get their turn', async () => {
  const { engine, runs } = scriptedEngine();
  const desk = createSpeechDesk(engine, 2);
  const all = ['a', 'b', 'c'].map((text) => desk.speak(text, 'en', open()));
  await settled();
  expect(runs.map(({ text }) => text)).toEqual(['a', 'b']);
  runs[0]!.end(Buffer.from('a'));
  await all[0];
  await vi.waitFor(() => expect(runs).toHaveLength(3));
  runs[1]!.end(Buffer.from('b'));
  runs[2]!.end(Buffer.from('c'));
  expect((await Promise.all(all)).join('')).toBe('abc');
});

test('an engine for whom nobody waits any more is stopped, one still awaited is not', async () => {
  const { engine, runs } = scriptedEngine();
  const desk = createSpeechDesk(engine);
  const caller = new AbortController();
  const leaving = desk.speak('鼎', 'zh', listener(caller.signal)).catch(() => 'left');
  const staying = desk.speak('鼎', 'zh', open());
  caller.abort();
  expect(runs[0]!.signal.aborted).toBe(false);
  runs[0]!.end(Buffer.from('s'));
  await staying;
  await leaving;

  const alone = new AbortController();
  const gone = desk.speak('尊', 'zh', listener(alone.signal)).catch(() => 'left');
  alone.abort();
  expect(runs[1]!.signal.aborted).toBe(true);
  expect(await gone).toBe('left');
});

test('a failure is not remembered', async () => {
  const { engine, runs } = scriptedEngine();
  const desk = createSpeechDesk(engine);
  const first = desk.speak('鼎', 'zh', open());
  runs[0]!.fail();
  await expect(first).rejects.toThrow('failed');
  const second = desk.speak('鼎', 'zh', open());
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  runs[1]!.end(Buffer.from('s'));
  expect(await second).toEqual(Buffer.from('s'));
});
