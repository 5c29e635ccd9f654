import { describe, expect, test, vi } from 'vitest';
import { Museum, fakeService, page } from '../testing/museum';
import { control, doing, find, setUpRendering } from '../testing/render';
import { ApiProvider } from './api-provider';
import { cacheKey } from './cache-key';
import { createClient } from './client';
import { useContentPage } from './use-content-page';
import { useExhibitDetail } from './use-exhibit-detail';
import { useExhibitPage } from './use-exhibit-page';

const render = setUpRendering();

function News({ code = 'News' }: { code?: string }) {
  const { data, error, retry } = useContentPage({ categoryCode: code, pageNum: 1, pageSize: 6 });
  return (
    <p className="news">
      {data ? data.rows.map(({ title }) => title).join() : (error?.message ?? 'waiting')}
      <button type="button" onClick={retry}>
        again
      </button>
    </p>
  );
}

function Objects() {
  return <i>{useExhibitPage({ pageNum: 1, pageSize: 8 }).data?.total}</i>;
}

const notices = (box: HTMLElement) =>
  [...box.querySelectorAll('section p span')].map(({ textContent }) => textContent);

describe('a call', () => {
  test('carries the id of the site, and is made once for all who ask', async () => {
    const service = fakeService({ contentPage: page([{ id: 'a', title: '开馆' }]) });
    const box = await render(
      <Museum service={service}>
        <News />
        <News />
      </Museum>,
    );
    expect(find(box, 'p').textContent).toContain('开馆');
    const asked = service.calls.filter(({ name }) => name === 'contentPage');
    expect(asked).toHaveLength(1);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({ siteId: '1', categoryCode: 'News' });
  });

  test('goes on with the known id where the site could not be looked up', async () => {
    const service = fakeService({
      siteDetail: 500,
      contentPage: page([{ id: 'a', title: '开馆' }]),
    });
    const box = await render(
      <Museum service={service}>
        <News />
      </Museum>,
    );
    expect(box.textContent).toContain('开馆');
  });
});

test('an answer that came with the page is shown again to who comes back to it', async () => {
  const service = fakeService({ contentPage: page([{ id: 'b', title: '公告' }]) });
  const client = createClient({ language: 'zh', token: () => undefined, fetch: service.fetch });
  const input = { siteId: '1', categoryCode: 'News', pageNum: 1, pageSize: 6 };
  const seeds = {
    [cacheKey('contentPage', input)]: { rows: [{ id: 'a', title: '开馆' }], total: 1, head: {} },
  };
  const show = (code: string) =>
    render(
      <ApiProvider client={client} seeds={seeds} onFailure={() => undefined}>
        <News code={code} />
      </ApiProvider>,
    );
  expect(find(await show('News'), 'p').textContent).toContain('开馆');
  expect(find(await show('Notice'), 'p').textContent).toContain('公告');
  expect(find(await show('News'), 'p').textContent).toContain('开馆');
});

describe('a failed load', () => {
  test('says its sentence once, however many parts of the page wait for it', async () => {
    const service = fakeService({ contentPage: 503, exhibitPage: 503 });
    const box = await render(
      <Museum service={service}>
        <News />
        <News code="Notice" />
        <Objects />
      </Museum>,
    );
    expect(notices(box)).toEqual(['服务不可用']);
  });

  test('is not repeated by itself, and succeeds when the visitor tries again', async () => {
    const service = fakeService({ contentPage: 404 });
    const box = await render(
      <Museum service={service}>
        <News />
      </Museum>,
    );
    expect(service.calls.filter(({ name }) => name === 'contentPage')).toHaveLength(1);
    service.answer('contentPage', page([{ id: 'a', title: '开馆' }]));
    await doing(() => control(box, 'again').click());
    expect(box.textContent).toContain('开馆');
  });
});

test('a record that does not exist is left to its page to say; a missing list is said', async () => {
  function Record() {
    return <i>{useExhibitDetail('gone').error?.status}</i>;
  }
  const service = fakeService({ exhibitDetail: 404, contentPage: 404 });
  const box = await render(
    <Museum service={service}>
      <Record />
    </Museum>,
  );
  expect(find(box, 'i').textContent).toBe('404');
  expect(notices(box)).toEqual([]);
  await render(
    <Museum service={service}>
      <News />
    </Museum>,
  );
  expect(notices(box)).toEqual(['请求地址出错：/api/content/page']);
});

test('a failed refresh of what is shown says nothing and leaves it standing', async () => {
  const service = fakeService({ contentPage: page([{ id: 'a', title: '开馆' }]) });
  const box = await render(
    <Museum service={service}>
      <News />
    </Museum>,
  );
  service.answer('contentPage', 500);
  await doing(() => control(box, 'again').click());
  expect(service.calls.filter(({ name }) => name === 'contentPage')).toHaveLength(2);
  expect(box.textContent).toContain('开馆');
  expect(notices(box)).toEqual([]);
});

describe('a list that keeps its rows while the next question loads', () => {
  const asked = (body: unknown) => JSON.parse(body as string) as { categoryCode?: string };

  /** A service that answers for one category and fails for the other until it is mended. */
  function failing(code: string) {
    const service = fakeService({ contentPage: page([{ id: 'a', title: '青铜' }], 58) });
    const usual = service.fetch.getMockImplementation();
    const state = { isMended: false };
    service.fetch.mockImplementation((address, init) =>
      address === '/api/content/page' && asked(init?.body).categoryCode === code && !state.isMended
        ? Promise.resolve(new Response('', { status: 500 }))
        : (usual?.(address, init) ?? Promise.reject(new TypeError())),
    );
    return { service, state };
  }

  test('shows the failure of the next question, not the rows of the last, and can retry', async () => {
    const { service, state } = failing('Jade');
    const show = (code: string) =>
      render(
        <Museum service={service}>
          <News code={code} />
        </Museum>,
      );
    expect(find(await show('Bronze'), '.news').textContent).toContain('青铜');
    const box = await show('Jade');
    expect(find(box, '.news').textContent).not.toContain('青铜');
    expect(find(box, '.news').textContent).toContain('服务器内部错误');
    state.isMended = true;
    await doing(() => control(box, 'again').click());
    expect(find(box, '.news').textContent).toContain('青铜');
    // An answered question shows its rows again.
    expect(find(await show('Bronze'), '.news').textContent).toContain('青铜');
  });
});

test('a list that one comes back to is asked for again when its answer is old, not before', async () => {
  const service = fakeService({ contentPage: page([{ id: 'a', title: '开馆' }]) });
  const show = (code: string) =>
    render(
      <Museum service={service}>
        <News code={code} />
      </Museum>,
    );
  await show('News');
  await show('Notice');
  service.answer('contentPage', page([{ id: 'b', title: '闭馆' }]));
  expect(find(await show('News'), '.news').textContent).toContain('开馆');
  await show('Notice');
  // SWR takes questions within two seconds for one.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  const box = await show('News');
  vi.useRealTimers();
  expect(find(box, '.news').textContent).toContain('闭馆');
});
