import { expect, test } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { makeEntry, makeMany } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { useAllEntries } from './content';

const render = setUpRendering();

function Entries() {
  const { data, error, isLoading, retry } = useAllEntries('Music');
  return (
    <>
      <output>
        {error ? error.message : `${data?.rows.length ?? 0} ${isLoading ? '…' : 'done'}`}
      </output>
      <ul>
        {data?.rows.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
      <button onClick={retry}>retry</button>
    </>
  );
}

/** Responds with a page of `total` entries; `failing` is a page that responds 500. */
const pagesOf = (total: number, failing?: number) => (input: Record<string, unknown>) => {
  const { pageNum, pageSize } = input as { pageNum: number; pageSize: number };
  if (pageNum === failing) return 500;
  const start = (pageNum - 1) * pageSize;
  const rows = makeMany(Math.max(0, Math.min(pageSize, total - start)), ({ id }) =>
    makeEntry({ id: String(start + Number(id)), title: String(start + Number(id)) }),
  );
  return pageResponse(rows, total);
};

async function open(contentPage: unknown) {
  const service = createFakeService({ contentPage });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <Entries />
      </TestRouter>
    </TestProviders>,
  );
  const requested = () =>
    service.calls
      .filter(({ name }) => name === 'contentPage')
      .map(({ body }) => (JSON.parse(body) as { pageNum: number }).pageNum);
  return { box, service, requested, state: () => getElement(box, 'output').textContent };
}

test.each([
  [0, [1]],
  [100, [1]],
  [101, [1, 2]],
  [250, [1, 2, 3]],
])('all of %i entries are loaded in their order by the pages %j', async (total, pages) => {
  const { box, requested, state } = await open(pagesOf(total));
  expect(requested()).toEqual(pages);
  expect(state()).toBe(`${total} done`);
  const expected = Array.from({ length: total }, (_, index) => String(index + 1));
  expect(textsOf(box, 'li')).toEqual(expected);
});

test.each([1, 2])(
  'failed page %i fails the whole list, and a retry loads all of it',
  async (failing) => {
    const { box, service, state } = await open(pagesOf(150, failing));
    expect(state()).toBe('服务器内部错误');
    service.answer('contentPage', pagesOf(150));
    await actAndWait(() => getControl(box, 'retry').click());
    expect(state()).toBe('150 done');
  },
);
