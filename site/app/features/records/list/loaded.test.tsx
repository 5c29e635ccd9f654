import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../session/api-error';
import type { CallState } from '../../../api/client/use-call';
import { retryAll, textsOf } from '../../../testing/open-page';
import { makeEntry, makeMany } from '../../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../../testing/render';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
} from '../../../testing/test-app';
import { Loaded } from './loaded';
import { PagedEntries } from './paged-entries';

const render = setUpRendering();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

describe('data of a call', () => {
  const data = { rows: ['甲', '乙'], total: 2, head: {} };
  const error = new ApiError({ kind: 'network' }, '/api', 'zh');
  const retry = vi.fn();
  const show = (state: Partial<CallState<string>>, keepSkeleton = false) =>
    render(
      <Loaded
        state={{ data: undefined, error: undefined, isLoading: false, retry, ...state }}
        keepSkeleton={keepSkeleton}
        skeleton={<i>骨架</i>}
      >
        {({ rows }) => rows.join()}
      </Loaded>,
    );

  test('loading data shows the placeholder and says so', async () => {
    const box = await show({ isLoading: true });
    expect(getElement(box, '[aria-busy=true]').textContent).toBe('正在加载骨架');
  });

  test('loaded data replaces the placeholder, and stays while it is loaded anew', async () => {
    expect((await show({ data })).textContent).toBe('甲,乙');
    const box = await show({ data, isLoading: true });
    expect(getElement(box, '[aria-busy=true]').textContent).toBe('甲,乙');
  });

  test('failed data shows an error whose button requests it again', async () => {
    const box = await show({ error });
    await actAndWait(() => getControl(box, '重试').click());
    expect(retry).toHaveBeenCalledOnce();
    expect(getControl(await show({ error, isLoading: true }), '正在重试')).toBeTruthy();
  });

  test.each([{ data }, { error }])(
    'placeholder stays while content above is loading: %#',
    async (state) => {
      expect((await show(state, true)).textContent).toContain('骨架');
    },
  );
});

describe('paged entries', () => {
  const show = async (
    responses: Parameters<typeof createFakeService>[0],
    hash = '#/News/Notice',
  ) => {
    window.location.hash = hash;
    const service = createFakeService(responses);
    const box = await render(
      <TestProviders service={service}>
        <TestRouter>
          <PagedEntries code="Notice" pageSize={2} skeleton={<i>骨架</i>}>
            {(entries) => entries.map(({ id, title }) => <p key={id}>{title}</p>)}
          </PagedEntries>
        </TestRouter>
      </TestProviders>,
    );
    return { box, service };
  };
  const pages = ({ pageNum }: Record<string, unknown>) =>
    pageResponse([makeEntry({ title: `第 ${pageNum as number} 页的` })], 5);

  test('page of the address is requested, and the next one is a link', async () => {
    const { box } = await show({ contentPage: pages }, '#/News/Notice?page=2');
    expect(textsOf(box, 'p')).toContain('第 2 页的');
    await actAndWait(() => getControl(box, '下一页').click());
    expect(window.location.hash).toBe('#/News/Notice?page=3');
    expect(textsOf(box, 'p')).toContain('第 3 页的');
    expect(() => getControl(box, '下一页')).toThrow();
  });

  test.each(['0', '-1', 'x', '1.5', '1e99'])('page “%s” of the address is page 1', async (page) => {
    const { box } = await show({ contentPage: pages }, `#/News/Notice?page=${page}`);
    expect(textsOf(box, 'p')).toContain('第 1 页的');
  });

  test('page after the last one is empty and links to the pages that exist', async () => {
    const { box } = await show({ contentPage: pageResponse([], 5) }, '#/News/Notice?page=9');
    expect(box.querySelector('[data-state=empty]')).not.toBeNull();
    expect(getControl(box, '第 1 页').getAttribute('href')).toMatch(/^#\/News\/Notice/);
  });

  test('entries of one page have no pagination', async () => {
    const { box } = await show({ contentPage: pageResponse(makeMany(2, makeEntry)) });
    expect(box.querySelector('nav')).toBeNull();
  });

  test('failed page is requested again by its retry', async () => {
    const { box, service } = await show({ contentPage: 500 });
    service.answer('contentPage', pages);
    await retryAll(box);
    expect(textsOf(box, 'p')).toContain('第 1 页的');
  });
});
