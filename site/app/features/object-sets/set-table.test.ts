import { expect, test } from 'vitest';
import { makeExhibit } from '../../testing/records';
import { fileNameOf, writeSetTable } from './set-table';

test('table of a set has a row for each object in its order, with the note and the address', () => {
  const ding = makeExhibit({ id: 'ding', title: '=鼎', size: '高 14 厘米' });
  const table = writeSetTable({
    items: [
      { objectId: 'gone', note: '' },
      { objectId: 'ding', note: '三足，"两耳"' },
    ],
    objects: new Map([['ding', ding]]),
    language: 'zh',
    origin: 'https://museum.example',
  });
  const [head, gone, row] = table.split('\r\n');
  expect(head).toBe('\uFEFF序号,名称,时代,年代,材质,尺寸,藏品号,收藏单位,来源,备注,网址');
  expect(gone).toMatch(/^1,gone,,,,,,,,,https:\/\/museum\.example\/#\/.*\/gone$/);
  // A spreadsheet does not run the title as a formula.
  expect(row).toMatch(/^2,'=鼎,.*,高 14 厘米,.*,"三足，""两耳""",https:.*\/ding$/);
});

test.each([
  ['去看的鼎', '去看的鼎.csv'],
  ['../a:b*c', 'a b c.csv'],
  ['...', 'set.csv'],
])('file of the set %s is %s', (name, file) => {
  expect(fileNameOf(name)).toBe(file);
});
