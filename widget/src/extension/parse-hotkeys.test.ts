import { expect, test, vi } from 'vitest';
import { parseHotkeys, shortcutName } from './parse-hotkeys';

const isTool = (name: string) => /^(sound|zoom-in|exit)$/.test(name);

const parse = (option: Parameters<typeof parseHotkeys>[0]) => {
  const warn = vi.fn<(problem: string) => void>();
  const hotkeys = [...parseHotkeys(option, isTool, warn)];
  return { hotkeys, warnings: warn.mock.calls.map(([problem]) => problem) };
};

test('attribute and option give the same hotkeys, in any order of modifiers', () => {
  const expected = [
    ['zoom-in', 'Alt+Shift+ArrowUp'],
    ['sound', 'Alt+Shift+KeyS'],
  ];
  const option = { 'zoom-in': 'Alt+Shift+ArrowUp', sound: 'Shift+Alt+KeyS' };
  expect(parse(option)).toEqual({ hotkeys: expected, warnings: [] });
  const attribute = 'zoom-in=Alt+Shift+ArrowUp  sound=Alt+Shift+KeyS';
  expect(parse(attribute)).toEqual({ hotkeys: expected, warnings: [] });
  expect(parse(undefined)).toEqual({ hotkeys: [], warnings: [] });
});

test.each([
  ['KeyS', 'would be typed'],
  ['Shift+KeyS', 'would be typed'],
  ['F5', 'would be typed'],
  ['Alt+KeyF', 'belongs to browsers'],
  ['Alt+ArrowLeft', 'belongs to browsers'],
  ['Ctrl+KeyT', 'belongs to browsers'],
  ['Control+Shift+KeyN', 'belongs to browsers'],
  ['Alt+Shift+KeyT', 'belongs to browsers'],
  ['Control+Alt+ArrowRight', 'belongs to screen readers'],
  ['Alt+Shift+Insert', 'belongs to screen readers'],
  ['Alt+Shift+Numpad5', 'belongs to screen readers'],
  ['Meta+KeyS', 'belongs to operating systems'],
  ['Alt+Shift+Tab', 'belongs to operating systems'],
  ['Alt+Shift+Backquote', 'belongs to input methods'],
  ['Alt+Shift+S', 'no description such as Alt+Shift+KeyS'],
  ['Option+Shift+KeyS', 'no description such as Alt+Shift+KeyS'],
  ['', 'no description such as Alt+Shift+KeyS'],
])('hotkey “%s” is refused with a warning that names it: %s', (keys, problem) => {
  expect(parse({ sound: keys })).toEqual({
    hotkeys: [],
    warnings: [`data-hotkeys: sound=${keys}: ${problem}`],
  });
});

test.each<[type: string, keys: unknown]>([
  ['a symbol', Symbol('s')],
  ['an object', Object.create(null)],
  ['a number', 7],
  ['undefined', undefined],
])('hotkey that is %s is refused', (_, keys) => {
  expect(parse({ sound: keys as string })).toEqual({
    hotkeys: [],
    warnings: ['data-hotkeys: sound=: no description such as Alt+Shift+KeyS'],
  });
});

test('same keys a second time and tools that the bar does not have are refused', () => {
  expect(
    parse('sound=Alt+Shift+KeyS exit=Shift+Alt+KeyS caption=Alt+Shift+KeyC open=Alt+Shift+KeyO'),
  ).toEqual({
    hotkeys: [['sound', 'Alt+Shift+KeyS']],
    warnings: [
      'data-hotkeys: exit=Shift+Alt+KeyS: twice',
      'data-hotkeys: caption=Alt+Shift+KeyC: no tool of this bar',
      'data-hotkeys: open=Alt+Shift+KeyO: no tool of this bar',
    ],
  });
});

test.each([
  ['Alt+Shift+KeyS', 'Alt+Shift+S'],
  ['Alt+Shift+Digit1', 'Alt+Shift+1'],
  ['Alt+Shift+ArrowUp', 'Alt+Shift+ArrowUp'],
])('hotkey %s is named %s', (hotkey, name) => {
  expect(shortcutName(hotkey)).toBe(name);
});
