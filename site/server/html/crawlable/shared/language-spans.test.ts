import { expect, test } from 'vitest';
import type { Language } from '../../../../contract/shared/sites';
import { markup } from '../../shared/markup';
import { languageSpans } from './language-spans';

const write = (text: string, language: Language) =>
  String(markup`${languageSpans(text, language)}`);

test('Chinese text on an English page has lang=zh and other text is escaped', () => {
  expect(write('Round <ding> 圆鼎, bronze', 'en')).toBe(
    'Round &lt;ding&gt; <span lang="zh">圆鼎</span>, bronze',
  );
});

test('English line on a Chinese page has lang=en', () => {
  expect(write('Yunze Museum · CC0', 'zh')).toBe('<span lang="en">Yunze Museum · CC0</span>');
  expect(write('高 28 cm', 'zh')).toBe('高 28 cm');
  expect(write('图片：David Barrie from England', 'zh')).toBe(
    '图片：<span lang="en">David Barrie from England</span>',
  );
});
