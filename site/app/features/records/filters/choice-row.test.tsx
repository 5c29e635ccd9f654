import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import { createShowPart } from '../../../testing/show-part';
import { ChoiceRow } from './choice-row';
import { pathWithFilters } from '../../../router/path-with-filters';
import { readQueryText } from './read-query-text';

const showPart = createShowPart(setUpRendering());
const choices = [
  { value: '', label: '全部' },
  { value: 'shang', label: '商' },
  { value: 'a&b=c', label: '怪' },
];

let scrollTo: ReturnType<typeof vi.fn>;
beforeEach(() => {
  scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
});

const show = (chosen = 'shang', keepScrollAndFocus?: boolean) =>
  showPart(
    <ChoiceRow
      label="时代"
      choices={choices}
      chosen={chosen}
      pathOf={(value) => pathWithFilters('/Collection', { period: value, material: 'jade' })}
      {...(keepScrollAndFocus !== undefined && { keepScrollAndFocus })}
    />,
    { address: '/Collection?period=shang' },
  );

describe('row of choices', () => {
  test('row is a named group of links, of which the chosen one is marked', async () => {
    const { box } = await show();
    expect(getElement(box, '[role=group]').getAttribute('aria-label')).toBe('时代');
    expect(textsOf(box, '[aria-current=true]')).toEqual(['商']);
    const addresses = [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '#/Collection?material=jade',
      '#/Collection?period=shang&material=jade',
      '#/Collection?period=a%26b%3Dc&material=jade',
    ]);
  });

  test('value that no choice has marks none', async () => {
    const { box } = await show('unknown');
    expect(box.querySelector('[aria-current]')).toBeNull();
  });

  test.each([
    [undefined, 0],
    [false, 1],
  ])('choice with keepScrollAndFocus %s scrolls to the top %i times', async (keep, times) => {
    const { box } = await show('shang', keep);
    scrollTo.mockClear();
    await actAndWait(() => getControl(box, '全部').click());
    expect(window.location.hash).toBe('#/Collection?material=jade');
    expect(scrollTo.mock.calls.filter(([, top]) => top === 0)).toHaveLength(times);
  });

  test('row that is wider than the screen is scrolled to the chosen link', async () => {
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const [left, width] = this.tagName === 'A' ? [700, 80] : [20, 300];
      return { left, width } as DOMRect;
    });
    const { box } = await show();
    // The middle of the link, 740, in the middle of the row, 20 + 150.
    expect(getElement(box, 'ul').scrollLeft).toBe(570);
  });
});

test.each([
  [{}, 1, '/a'],
  [{ period: '' }, 1, '/a'],
  [{ period: 'shang' }, 1, '/a?period=shang'],
  [{ period: '', material: 'jade' }, 3, '/a?material=jade&page=3'],
  [{ keyword: '鼎 & 簋#' }, 1, '/a?keyword=%E9%BC%8E+%26+%E7%B0%8B%23'],
])('list with the filters %j on page %i has the path %s', (filters, page, expected) => {
  expect(pathWithFilters('/a', filters, page)).toBe(expected);
});

test.each([
  ['k=%20%20a%20', 'a'],
  ['', ''],
  ['k=', ''],
  [`k=${'鼎'.repeat(300)}`, '鼎'.repeat(200)],
  ['k=first&k=second', 'first'],
  ['k=%3Cscript%3E', '<script>'],
])('query “%.20s” is read as text', (query, expected) => {
  expect(readQueryText(new URLSearchParams(query), 'k')).toBe(expected);
});
