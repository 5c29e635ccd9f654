import { expect, test, vi } from 'vitest';
import type { SpeechEngine } from './espeak';
import { createSynthesisQueue } from './synthesis-queue';

/** An engine whose runs are resolved or rejected by the test. */
function createManualEngine() {
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

const createListener = (signal = new AbortController().signal) => ({
  address: '203.0.113.7',
  signal,
});
const settled = () => vi.waitFor(() => Promise.resolve());

test('a repeated sentence is served from the cache without an engine run', async () => {
  const { engine, runs } = createManualEngine();
  const queue = createSynthesisQueue(engine);
  const first = queue.synthesize('青铜鼎', 'zh', createListener());
  runs[0]!.end(Buffer.from('sound'));
  expect(await first).toEqual(Buffer.from('sound'));
  expect(await queue.synthesize('青铜鼎', 'zh', createListener())).toEqual(Buffer.from('sound'));
  expect(runs).toHaveLength(1);
});

test('concurrent requests for one sentence share an engine run', async () => {
  const { engine, runs } = createManualEngine();
  const queue = createSynthesisQueue(engine);
  const both = Promise.all([
    queue.synthesize('鼎', 'zh', createListener()),
    queue.synthesize('鼎', 'zh', createListener()),
  ]);
  runs[0]!.end(Buffer.from('s'));
  expect(await both).toHaveLength(2);
  expect(runs).toHaveLength(1);
});

test('the number of concurrent engine runs is limited and queued texts run later', async () => {
  const { engine, runs } = createManualEngine();
  const queue = createSynthesisQueue(engine, 2);
  const all = ['a', 'b', 'c'].map((text) => queue.synthesize(text, 'en', createListener()));
  await settled();
  expect(runs.map(({ text }) => text)).toEqual(['a', 'b']);
  runs[0]!.end(Buffer.from('a'));
  await all[0];
  await vi.waitFor(() => expect(runs).toHaveLength(3));
  runs[1]!.end(Buffer.from('b'));
  runs[2]!.end(Buffer.from('c'));
  expect((await Promise.all(all)).join('')).toBe('abc');
});

test('an engine run is aborted when its last listener disconnects, not before', async () => {
  const { engine, runs } = createManualEngine();
  const queue = createSynthesisQueue(engine);
  const caller = new AbortController();
  const leaving = queue.synthesize('鼎', 'zh', createListener(caller.signal)).catch(() => 'left');
  const staying = queue.synthesize('鼎', 'zh', createListener());
  caller.abort();
  expect(runs[0]!.signal.aborted).toBe(false);
  runs[0]!.end(Buffer.from('s'));
  await staying;
  await leaving;

  const alone = new AbortController();
  const gone = queue.synthesize('尊', 'zh', createListener(alone.signal)).catch(() => 'left');
  alone.abort();
  expect(runs[1]!.signal.aborted).toBe(true);
  expect(await gone).toBe('left');
});

test('a failed synthesis is not cached', async () => {
  const { engine, runs } = createManualEngine();
  const queue = createSynthesisQueue(engine);
  const first = queue.synthesize('鼎', 'zh', createListener());
  runs[0]!.fail();
  await expect(first).rejects.toThrow('failed');
  const second = queue.synthesize('鼎', 'zh', createListener());
  await vi.waitFor(() => expect(runs).toHaveLength(2));
  runs[1]!.end(Buffer.from('s'));
  expect(await second).toEqual(Buffer.from('s'));
});

test('texts beyond the queue, or beyond the share of one network, are rejected with 503', async () => {
  const { engine } = createManualEngine();
  const queue = createSynthesisQueue(engine, 2);
  const statuses: unknown[] = [];
  const { signal } = new AbortController();
  const request = (text: string, address: string) => {
    queue
      .synthesize(text, 'en', { address, signal })
      .catch((error: unknown) => statuses.push((error as { status?: unknown }).status));
  };
  for (let index = 0; index < 13; index += 1) request(`own ${index}`, '203.0.113.7');
  await settled();
  expect(statuses).toEqual([503]);
  for (let index = 0; index < 31; index += 1) request(`other ${index}`, `198.51.100.${index}`);
  await settled();
  // Two run and 40 wait.
  expect(statuses).toEqual([503, 503]);
});
