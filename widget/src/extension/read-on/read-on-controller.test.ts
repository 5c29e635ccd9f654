import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SpeechResult } from '../../shared/options';
import type { BlockReader } from './block-reader';
import { createController, partsOf, type ReadingStatus } from './read-on-controller';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A controller of three sentences, whose speech the test ends. */
function setUp() {
  const sentences = ['甲。', '乙。', '丙。'];
  let index = 0;
  let end: (result: SpeechResult) => void = () => undefined;
  const spoken: string[] = [];
  const statuses: ReadingStatus[] = [];
  const marked: string[] = [];
  let mayGoOn = false;
  let hasLeft = false;
  const reader: BlockReader = {
    pieces: () => [
      { node: document.createTextNode(''), text: sentences[index] ?? '', start: 0, end: 2 },
    ],
    goTo: () => Promise.resolve(true),
    move(isBackward) {
      const next = index + (isBackward ? -1 : 1);
      const hasNext = next in sentences;
      if (hasNext) index = next;
      return Promise.resolve(hasNext);
    },
    stop: vi.fn(),
  };
  const controller = createController(reader, {
    speak(parts) {
      end('interrupted');
      spoken.push(parts.map(({ text }) => text).join(''));
      return new Promise((resolve) => (end = resolve));
    },
    stopSpeaking: () => end('interrupted'),
    lang: 'zh-CN',
    rate: () => 2,
    onSentence: ([piece]) => marked.push(piece?.text ?? ''),
    onStatus: (status) => statuses.push(status),
    mayGoOn: () => Promise.resolve(mayGoOn),
    hasLeft: () => hasLeft,
  });
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    controller,
    spoken,
    statuses,
    marked,
    settle,
    finish: async (result: SpeechResult = 'spoken') => {
      end(result);
      await settle();
    },
    allowReplay: () => (mayGoOn = true),
    leave: () => (hasLeft = true),
  };
}

test('controller speaks and marks sentence after sentence and stops at the end', async () => {
  const { controller, spoken, marked, statuses, finish } = setUp();
  controller.play();
  for (let count = 0; count < 3; count++) await finish();
  expect(spoken).toEqual(['甲。', '乙。', '丙。']);
  expect(marked).toEqual(spoken);
  expect(statuses).toEqual(['stopped']);
});

test('pause ends the speech, and play speaks the same sentence again', async () => {
  const { controller, spoken, statuses, settle, finish } = setUp();
  controller.play();
  await finish();
  controller.pause();
  await settle();
  expect(controller.status).toBe('paused');
  controller.play();
  expect(spoken).toEqual(['甲。', '乙。', '乙。']);
  expect(statuses).toEqual(['paused', 'playing']);
});

test('skip goes to the next and the previous sentence, stays at the first and stops after the last', async () => {
  const { controller, spoken, settle } = setUp();
  controller.play();
  for (const isBackward of [false, true, true, false, false, false]) {
    controller.skip(isBackward);
    await settle();
  }
  expect(spoken).toEqual(['甲。', '乙。', '甲。', '甲。', '乙。', '丙。']);
  expect(controller.status).toBe('stopped');
});

test('interruption pauses, unless the sentence is to be spoken again', async () => {
  const { controller, spoken, allowReplay, finish } = setUp();
  controller.play();
  await finish('interrupted');
  expect(controller.status).toBe('paused');
  allowReplay();
  controller.play();
  await finish('interrupted');
  expect(controller.status).toBe('playing');
  expect(spoken).toEqual(['甲。', '甲。', '甲。']);
});

test('sentence that cannot be spoken stays for its reading time', async () => {
  const { controller, spoken, finish } = setUp();
  controller.play();
  await finish('unavailable');
  await vi.advanceTimersByTimeAsync(590);
  expect(spoken).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20);
  expect(spoken).toEqual(['甲。', '乙。']);
});

test('reading ends after the sentence when the address has changed to another page', async () => {
  const { controller, spoken, leave, finish } = setUp();
  controller.play();
  leave();
  await finish();
  expect(controller.status).toBe('stopped');
  expect(spoken).toEqual(['甲。']);
});

test('parts have the nearest declared language, else that of the toolbar', () => {
  document.body.innerHTML = '<p>甲<i lang="en">one</i> <b lang="en">two</b></p>';
  const pieces = ['甲', 'one', ' ', 'two'].map((text, index) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let step = 0; step <= index; step++) walker.nextNode();
    return { node: walker.currentNode, text, start: 0, end: text.length };
  });
  const lang = document.documentElement.lang;
  document.documentElement.lang = '';
  expect(partsOf(pieces, 'zh-CN')).toEqual([
    { text: '甲', lang: 'zh-CN', isPrivate: false },
    { text: 'one two', lang: 'en', isPrivate: false },
  ]);
  document.documentElement.lang = lang;
});
