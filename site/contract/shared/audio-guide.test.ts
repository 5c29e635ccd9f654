import { expect, test } from 'vitest';
import { speakingSeconds, splitSentences } from './audio-guide';

test.each([
  [
    'zh',
    '先看口沿。再看腹部！“这是什么？”他问。',
    ['先看口沿。', '再看腹部！', '“这是什么？”', '他问。'],
  ],
  ['zh', '没有句号', ['没有句号']],
  ['en', 'Look up. Now down! “Why?” Go on', ['Look up.', 'Now down!', '“Why?”', 'Go on']],
  ['en', 'Made c. 1330 by A. Smith. It shows.', ['Made c. 1330 by A. Smith.', 'It shows.']],
] as const)('%s paragraph “%s” is split into sentences', (language, paragraph, sentences) => {
  expect(splitSentences(paragraph, language)).toEqual(sentences);
});

test('longer text takes longer to speak', () => {
  expect(speakingSeconds('字'.repeat(200), 'zh')).toBeGreaterThan(50);
  expect(speakingSeconds('字'.repeat(200), 'zh')).toBeLessThan(75);
});
