import { expect, test } from 'vitest';
import categories from '../../content/categories.json';
import { routes } from '../../contract/shared/routes';
import { sourceFiles, sourceTexts, type SourceText } from '../lib/source-texts';

const codes = new Set(
  [...routes, ...categories].map((each) => ('name' in each ? each.name : each.id)),
);
const areas = new Set(routes.map(({ path }) => path.split(/[/?]/)[1]).filter(Boolean));

/** Words of the interface that happen to be codes, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'app/features/object-viewer/turntable-frames.ts Home': 'name of a key of the keyboard',
};

/** Messages are words for visitors: “News” is a heading there. Their names are still looked at. */
const isMessage = ({ file, kind }: SourceText) => kind === 'text' && /messages/.test(file);

function namesCode({ value }: SourceText): boolean {
  const [, area = ''] = /^#?\/(\w+)/.exec(value) ?? [];
  return codes.has(value) || areas.has(area);
}

test('pages, features and layout name no category code, route or path: facts of a page are `meta` of its route', () => {
  const found = sourceFiles(['app/pages', 'app/features', 'app/layout'])
    .flatMap(sourceTexts)
    .filter((text) => !isMessage(text) && namesCode(text))
    .map(({ file, value }) => `${file} ${value}`);
  expect(found.filter((each) => !(each in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((each) => !found.includes(each))).toEqual([]);
});
