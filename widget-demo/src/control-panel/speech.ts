import { h, text } from '../bilingual';
import type { ToolbarControl } from './toolbar-control';
import { button, choice, field, row, section } from './section';

const SHORT =
  '商代青铜鼎，高八十三厘米，重二百一十六千克；腹部饰饕餮纹。器内铸有铭文“司母辛”三字。';
const SENTENCE = '云泽古城遗址的祭祀坑中出土了大量青铜礼器，纹饰庄严，铸造精良；';
const LONG = SENTENCE.repeat(Math.ceil(2000 / SENTENCE.length)).slice(0, 2000);

/** Section with a text to speak or caption, and the outcome. */
export function speechSection(control: ToolbarControl): HTMLElement {
  const words = h('textarea', { value: SHORT, rows: 3 });
  const lang = choice([
    ['', '—'],
    ['zh-CN', 'zh-CN'],
    ['zh-HK', 'zh-HK'],
    ['en', 'en'],
    ['ja', 'ja'],
  ]);
  const result = h('p', { className: 'status', attributes: { role: 'status' } });

  const speak = async () => {
    result.textContent = '…';
    const began = performance.now();
    const outcome = await control.toolbar?.speak(
      words.value,
      lang.value ? { lang: lang.value } : {},
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    result.textContent = outcome ? `${outcome} (${seconds} s)` : '';
  };

  return section(
    text('朗读与字幕', 'Speech and caption'),
    false,
    field(text('文字', 'Text'), words),
    row(
      button(text('短文', 'Short'), '', () => (words.value = SHORT)),
      button(text('两千字', '2,000 characters'), '', () => (words.value = LONG)),
    ),
    field(text('语言', 'lang'), lang),
    row(
      button(text('朗读', 'Speak'), 'speak()', () => void speak()),
      button(text('停止', 'Stop'), 'stopSpeaking()', () => control.toolbar?.stopSpeaking()),
      button(text('显示字幕', 'Caption'), 'showCaption()', () =>
        control.toolbar?.showCaption(words.value),
      ),
    ),
    result,
  );
}
