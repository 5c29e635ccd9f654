import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { exceptions } from './exceptions';
import { toTraditional } from './to-traditional';

test.each([
  ['青铜器、玉琮、鼎与簋', '青銅器、玉琮、鼎與簋'],
  ['云泽博物馆', '雲澤博物館'],
  ['青铜甬钟与编钟', '青銅甬鐘與編鐘'],
  ['钟馗像，一见钟情', '鍾馗像，一見鍾情'],
  ['斗彩缠枝莲纹碗、斗笠、斗拱', '鬥彩纏枝蓮紋碗、斗笠、斗拱'],
  ['绿松石，松树，放松', '綠松石，松樹，放鬆'],
  ['范铸法：陶范与泥范', '範鑄法：陶範與泥範'],
  ['范仲淹、范宽', '范仲淹、范寬'],
  ['后母戊鼎，皇后，王后，以后', '后母戊鼎，皇后，王后，以後'],
  ['里程，公里，展厅里，釉里红，里耶秦简', '里程，公里，展廳裡，釉裡紅，里耶秦簡'],
  ['云纹，云雷纹', '雲紋，雲雷紋'],
  ['西周，周代，周三，一周', '西周，周代，週三，一週'],
  ['晾干，树干，若干，天干地支', '晾乾，樹幹，若干，天干地支'],
  ['舞台，天台，烟台', '舞臺，天台，煙臺'],
  ['才能，刚才', '才能，剛才'],
  ['谷纹璧，山谷，稻谷', '穀紋璧，山谷，稻穀'],
  ['面条，釉面', '麵條，釉面'],
  ['制作，制度，乾隆御制，形制', '製作，制度，乾隆御製，形制'],
  ['修复，复制，答复', '修復，複製，答覆'],
  ['头发，发现', '頭髮，發現'],
  ['一只杯，只有', '一隻杯，只有'],
  ['青瓷四系罐，四系列', '青瓷四繫罐，四系列'],
  ['鼻烟壶，珐琅彩', '鼻煙壺，琺瑯彩'],
  ['历史，万历', '歷史，萬曆'],
  ['手卷，卷云纹', '手卷，捲雲紋'],
  ['饕餮纹', '饕餮紋'],
])('%s is written as %s', (simplified, traditional) => {
  expect(toTraditional(simplified)).toBe(traditional);
});

test.each(Object.entries(exceptions))('exception %s is written as %s', (word, traditional) => {
  expect(toTraditional(word)).toBe(traditional);
  expect(toTraditional(traditional)).toBe(traditional);
  expect(traditional).toHaveLength(word.length);
});

test('a text without Chinese characters stays as it is', () => {
  for (const text of ['', 'Yunze Museum', '/p/zh/News?page=2', '2026-11-28T10:00:00+08:00']) {
    expect(toTraditional(text)).toBe(text);
  }
});

test('marks of interpolation, line breaks and entities are kept', () => {
  expect(toTraditional('共 ${total} 件\n{name}&nbsp;&lt;汉&gt;')).toBe(
    '共 ${total} 件\n{name}&nbsp;&lt;漢&gt;',
  );
});

test('markup keeps tags and addresses, and its text attributes are converted', () => {
  expect(
    toTraditional(
      '<p id="a"><a href="/media/汉.pdf" title="汉代">汉<br>简</a><img alt="铜镜"></p>',
    ),
  ).toBe('<p id="a"><a href="/media/汉.pdf" title="漢代">漢<br>簡</a><img alt="銅鏡"></p>');
});

test('a word that a mark divides is converted as one word', () => {
  expect(toTraditional('皇<mark>后</mark>的头<em>发</em>')).toBe(
    '皇<mark>后</mark>的頭<em>髮</em>',
  );
  expect(toTraditional('<mark>后</mark>母戊')).toBe('<mark>后</mark>母戊');
});

test('an element of its own line ends a word', () => {
  expect(toTraditional('<li>皇</li><li>后来</li>')).toBe('<li>皇</li><li>後來</li>');
});

const content = new URL('../content/', import.meta.url);
const packs = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
);

test.each(packs)('a second conversion of %s changes nothing', (name) => {
  const strings: string[] = [];
  JSON.parse(readFileSync(new URL(name, content), 'utf8'), (_, value: unknown) => {
    if (typeof value === 'string') strings.push(toTraditional(value));
    return value;
  });
  for (const text of strings) expect(toTraditional(text)).toBe(text);
});
