import { expect, test } from 'vitest';
import { makeExhibit } from '../../../testing/records';
import { formatBibtex } from './bibtex';
import { citedObject, type CitedObject } from './cited-object';
import { formatGbt7714 } from './gb-t-7714';
import { formatRis } from './ris';

const ding: CitedObject = {
  id: 'yuanding',
  title: '饕餮纹圆鼎',
  holder: '云泽博物馆',
  date: '商代晚期',
  accessionNumber: 'YZ.1958.0001',
  publisher: '云泽博物馆',
  language: 'zh',
  url: 'https://museum.example/p/zh/Collection/ExcellentCollection/yuanding',
  accessed: '2026-11-26',
};

const ewer: CitedObject = {
  ...ding,
  title: 'Ewer & basin {50%}',
  holder: 'The Art Institute of Chicago, Inc.',
  date: 'c. 1200–1100 BCE',
  accessionNumber: '1964_557',
  publisher: 'Yunze Museum',
  language: 'en',
};

test('reference by GB/T 7714 names holder, title, type, date, number, day of the visit and address', () => {
  expect(formatGbt7714(ding)).toBe(
    '云泽博物馆. 饕餮纹圆鼎: 商代晚期，藏品号 YZ.1958.0001[EB/OL]. [2026-11-26]. https://museum.example/p/zh/Collection/ExcellentCollection/yuanding.',
  );
  expect(formatGbt7714(ewer)).toBe(
    'The Art Institute of Chicago, Inc. Ewer & basin {50%}: c. 1200–1100 BCE, accession no. 1964_557[EB/OL]. Yunze Museum, [2026-11-26]. https://museum.example/p/zh/Collection/ExcellentCollection/yuanding.',
  );
});

test('references leave out what the object has not', () => {
  const bare = { ...ding, date: '', accessionNumber: '' };
  expect(formatGbt7714(bare)).toContain('饕餮纹圆鼎[EB/OL]. [2026-11-26]');
  expect(formatBibtex(bare)).not.toContain('note');
  expect(formatRis(bare)).not.toMatch(/^(?:N1|AN)/m);
});

test('BibTeX entry escapes what TeX would read, and keeps names whole', () => {
  expect(formatBibtex(ewer)).toBe(String.raw`@misc{yuanding,
  author = {{The Art Institute of Chicago, Inc.}},
  title = {{Ewer \& basin \{50\%\}}},
  note = {c. 1200–1100 BCE; 1964\_557},
  howpublished = {Yunze Museum},
  url = {https://museum.example/p/zh/Collection/ExcellentCollection/yuanding},
  urldate = {2026-11-26},
  langid = {english},
}
`);
});

test('BibTeX key and address hold no character that ends them', () => {
  const entry = formatBibtex({ ...ding, id: 'a,{b} c', url: 'https://m.example/{a}' });
  expect(entry).toMatch(/^@misc\{a--b--c,\n/);
  expect(entry).toContain('url = {https://m.example/%7Ba%7D}');
});

test('RIS record has one field a line with CR LF, and marks the holder as an institution', () => {
  expect(formatRis(ewer)).toBe(
    [
      'TY  - ART',
      'AU  - The Art Institute of Chicago Inc.,',
      'TI  - Ewer & basin {50%}',
      'N1  - c. 1200–1100 BCE',
      'AN  - 1964_557',
      'DB  - Yunze Museum',
      'LA  - en',
      'UR  - https://museum.example/p/zh/Collection/ExcellentCollection/yuanding',
      'Y2  - 2026/11/26/',
      'ER  - ',
      '',
    ].join('\r\n'),
  );
});

test('line breaks in the texts of an object do not add fields, and the museum stands for a missing holder', () => {
  const object = makeExhibit({ title: '鼎\r\nER  - ', holder: '' });
  const page = {
    publisher: '云泽博物馆',
    language: 'zh',
    url: 'u',
    accessed: '2026-11-26',
  } as const;
  const cited = citedObject(object, page);
  expect(cited).toMatchObject({ title: '鼎 ER -', holder: '云泽博物馆' });
  expect(formatRis(cited).match(/^ER/gm)).toHaveLength(1);
});
