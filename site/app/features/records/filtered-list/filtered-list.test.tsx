import { expect, test, vi } from 'vitest';
import type { Language } from '../../../../contract/shared/sites';
import { ApiError } from '../../../../session/api-error';
import type { CallState } from '../../../api/client/use-call';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../../testing/test-app';
import { filterRows } from './filter-rows';
import { FilteredList } from './filtered-list';
import { useListFilters } from './use-list-filters';

const render = setUpRendering();

const call = <Row,>(change: Partial<CallState<Row>>): CallState<Row> => ({
  data: undefined,
  error: undefined,
  isLoading: false,
  retry: () => undefined,
  ...change,
});
const loaded = (rows: string[], total = rows.length) => call({ data: { rows, total, head: {} } });
const failed = (retry = vi.fn()) =>
  call<string>({ error: new ApiError({ kind: 'network' }, '/', 'zh'), retry });
const loading = call<string>({ isLoading: true });

interface ExampleProps {
  state?: CallState<string>;
  facetCall?: CallState<string>;
  materials?: number;
}

function Example({ state = loaded(['鼎', '瓶'], 30), facetCall, materials = 2 }: ExampleProps) {
  const filters = useListFilters(['keyword', 'material', 'kind'], { kind: ['a', 'b'] });
  const chosenLabel = filters.values.keyword;
  return (
    <FilteredList
      filters={filters}
      facets={[
        { name: 'keyword', label: '关键字', options: [], chosenLabel },
        {
          name: 'material',
          label: '质地',
          options: Array.from({ length: materials }, (_, index) => ({
            value: `m${index}`,
            label: `质地${index}`,
            count: 10 - index,
          })),
        },
        { name: 'kind', label: '种类', options: [{ value: 'a', label: '甲' }] },
      ]}
      facetCalls={facetCall ? [facetCall] : []}
      state={state}
      pageSize={12}
      skeleton={<p>骨架</p>}
      count={(total) => `共 ${total} 件`}
      empty="没有符合条件的藏品"
    >
      {(rows, start) => (
        <ol start={start}>
          {rows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ol>
      )}
    </FilteredList>
  );
}

async function at(query: string, props: ExampleProps = {}, language: Language = 'zh') {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = `#/Collection${query}`;
  return render(
    <TestProviders service={createFakeService({})}>
      <TestRouter>
        <Example {...props} />
      </TestRouter>
    </TestProviders>,
    language,
  );
}

const textsOf = (box: HTMLElement, selector: string) =>
  [...box.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('list shows its number of records, the facets with counts, and pagination', async () => {
  const box = await at('');
  expect(getElement(box, '.count').textContent).toBe('共 30 件');
  expect(textsOf(box, '[role=group][aria-label=质地] a')).toEqual(['全部', '质地010', '质地19']);
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe('#/Collection?page=3');
  expect(box.textContent).not.toContain('已选条件');
  expect(getControl(box, '全部').getAttribute('aria-current')).toBe('true');
});

test('address sets filters, page and number of the first record; pagination keeps the filters', async () => {
  const box = await at('?keyword=鼎&material=m1&page=2');
  expect(getElement(box, 'ol').getAttribute('start')).toBe('13');
  expect(getControl(box, '质地19').getAttribute('aria-current')).toBe('true');
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe(
    '#/Collection?keyword=%E9%BC%8E&material=m1&page=3',
  );
});

test('chosen filters are in view, and each has a link that removes it and keeps the others', async () => {
  const box = await at('?keyword=鼎&material=m1&page=2');
  const list = getElement(box, 'ul[aria-label=已选条件]');
  expect(textsOf(list, 'a')).toEqual(['移除：鼎', '移除：质地1']);
  expect(getControl(list, '移除：鼎').getAttribute('href')).toBe('#/Collection?material=m1');
  expect(getControl(box, '清除筛选').getAttribute('href')).toBe('#/Collection');
  await actAndWait(() => getControl(list, '移除：鼎').click());
  expect(window.location.hash).toBe('#/Collection?material=m1');
  expect(document.activeElement).toBe(getElement(box, '[role=group][aria-label=筛选]'));
});

test('value that no facet offers is in view as an unlisted one, one outside the allowed ones is ignored', async () => {
  const box = await at('?material=paper&kind=nonsense');
  expect(textsOf(box, 'ul[aria-label=已选条件] a')).toEqual(['移除：未列出的选项']);
});

test('facet with many values offers all of them', async () => {
  const box = await at('', { materials: 60 });
  expect(textsOf(box, '[role=group][aria-label=质地] a')).toHaveLength(61);
});

test('list shows its skeleton while it loads and while the values of the facets load', async () => {
  expect((await at('', { state: loading })).textContent).toContain('骨架');
  const box = await at('', { facetCall: loading });
  expect(box.textContent).toContain('骨架');
  expect(box.querySelector('[role=group]')).toBeNull();
});

test('failed facets leave the list, failed list leaves the facets; each has a retry button', async () => {
  const retryFacets = vi.fn();
  const list = await at('', { facetCall: failed(retryFacets) });
  expect(list.textContent).toContain('鼎');
  await actAndWait(() => getControl(list, '重试').click());
  expect(retryFacets).toHaveBeenCalledTimes(1);
  const retryList = vi.fn();
  const box = await at('', { state: failed(retryList) });
  expect(box.querySelector('[role=group]')).not.toBeNull();
  await actAndWait(() => getControl(box, '重试').click());
  expect(retryList).toHaveBeenCalledTimes(1);
});

test('list and facets that failed have one message, whose button retries both', async () => {
  const [retryList, retryFacets] = [vi.fn(), vi.fn()];
  const box = await at('', { state: failed(retryList), facetCall: failed(retryFacets) });
  expect(textsOf(box, '[data-state=failed] button')).toEqual(['重试']);
  await actAndWait(() => getControl(box, '重试').click());
  expect(retryList).toHaveBeenCalledTimes(1);
  expect(retryFacets).toHaveBeenCalledTimes(1);
});

test('empty list says what to do, with a link that clears the filters only where some are set', async () => {
  const box = await at('?material=m1', { state: loaded([]) });
  const state = getElement(box, '[data-state=empty]');
  expect(state.textContent).toContain('没有符合条件的藏品');
  expect(getControl(state, '清除筛选').getAttribute('href')).toBe('#/Collection');
  const unfiltered = await at('', { state: loaded([]) });
  expect(getElement(unfiltered, '[data-state=empty]').querySelector('a')).toBeNull();
});

test('page after the last one links to the first page with the same filters', async () => {
  const box = await at('?material=m1&page=9', { state: loaded([], 30) });
  expect(getControl(box, '回到第一页').getAttribute('href')).toBe('#/Collection?material=m1');
});

test('English list has English filters', async () => {
  const box = await at('?keyword=ding', {}, 'en');
  expect(textsOf(box, 'ul[aria-label="Chosen filters"] a')).toEqual(['Remove: ding']);
});

test('keyword of the address is trimmed and cut to 200 characters', async () => {
  const box = await at(`?keyword=%20${'鼎'.repeat(300)}%20`);
  expect(textsOf(box, 'ul[aria-label=已选条件] a')[0]).toHaveLength('移除：'.length + 200);
});

test('loaded rows are filtered and paged like those of the service', () => {
  const state = loaded(['a', 'b', 'ab', 'abc']);
  const filtered = filterRows(state, (row) => row.includes('a'), 2, 2);
  expect(filtered.data).toMatchObject({ rows: ['abc'], total: 3 });
  expect(filterRows(loading, () => true, 1, 2)).toBe(loading);
});
