import { expect, test } from 'vitest';
import { sourceFiles, sourceTexts } from '../lib/source-texts';

/** Numbers from two on, in digits and in words of both languages: “1 place” is the singular of a count. */
const figure =
  /[2-9]|\d\d|[二两三四五六七八九十百千万]|\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?)\b/i;

/** Figures that are no counts of the museum. */
const allowed: readonly (readonly [RegExp, string])[] = [
  [
    /(11 位|11 digits|13800138000)/g,
    'format of mobile numbers, as in the pattern of `form-rule.ts`',
  ],
  [/(2026-11-21|14:30)/g, 'example of the format of a day or a time'],
  [/^周[二三四五六]$/g, 'names of the days of the week'],
  [/^一二三$/g, 'numerals of floors'],
  [/五星|Five stars/g, 'name of the highest rating in the specification'],
  [/二维码/g, 'QR code'],
  [/云泽千里|A thousand li of Yunze/g, 'title of a painting'],
];

const withoutAllowed = (text: string) =>
  allowed.reduce((rest, [pattern]) => rest.replace(pattern, ''), text);

test('messages hold no counts, years or hours: they are content, data or rules of forms', () => {
  const found = sourceFiles(['app', 'user-centre', 'server'])
    // The service speaks to operators of ports and addresses.
    .filter((file) => /messages/.test(file) && !file.startsWith('server/process/'))
    .flatMap(sourceTexts)
    .filter(({ kind, value }) => kind === 'text' && figure.test(withoutAllowed(value)))
    .map(({ file, value }) => `${file}: ${value}`);
  expect(found).toEqual([]);
});
