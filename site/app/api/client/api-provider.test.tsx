import { act } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TestProviders, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { ApiProvider } from './api-provider';
import { cacheKey } from './cache-key';
import { createClient } from './client';
import { useContentPage } from '../hooks/content';
import { useExhibitDetail } from '../hooks/exhibit-detail';
import { useExhibitPage } from '../hooks/exhibit';

const render = setUpRendering();

afterEach(() => {
  vi.useRealTimers();
});

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

const notices = (container: HTMLElement) =>
  [...container.querySelectorAll('section p span')].map(({ textContent }) => textContent);

describe('useCall', () => {
  test('concurrent equal calls send one request, with the site id', async () => {
    const service = createFakeService({ contentPage: pageResponse([{ id: 'a', title: '开馆' }]) });
    const container = await render(
      <TestProviders service={service}>
        <News />
        <News />
      </TestProviders>,
    );
    expect(getElement(container, 'p').textContent).toContain('开馆');
    const requests = service.calls.filter(({ name }) => name === 'contentPage');
    expect(requests).toHaveLength(1);
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      siteId: '1',
      categoryCode: 'News',
    });
  });

  test('call uses the default site id when the site request fails', async () => {
    const service = createFakeService({
      siteDetail: 500,
      contentPage: pageResponse([{ id: 'a', title: '开馆' }]),
    });
    const container = await render(
      <TestProviders service={service}>
        <News />
      </TestProviders>,
    );
    expect(container.textContent).toContain('开馆');
  });
});

test('seeded data is shown again after a change of input and back', async () => {
  const service = createFakeService({ contentPage: pageResponse([{ id: 'b', title: '公告' }]) });
  const client = createClient({ language: 'zh', token: () => undefined, fetch: service.fetch });
  const input = { siteId: '1', categoryCode: 'News', pageNum: 1, pageSize: 6 };
  const seeds = {
    [cacheKey('contentPage', input)]: {
      ...{ rows: [], records: [{ id: 'a', title: '开馆' }], total: 1, head: {} },
    },
  };
  const show = (code: string) =>
    render(
      <ApiProvider client={client} seeds={seeds} onFailure={() => undefined}>
        <News code={code} />
      </ApiProvider>,
    );
  expect(getElement(await show('News'), 'p').textContent).toContain('开馆');
  expect(getElement(await show('Notice'), 'p').textContent).toContain('公告');
  expect(getElement(await show('News'), 'p').textContent).toContain('开馆');
});

describe('failed call', () => {
  test('several failed calls show one notice', async () => {
    const service = createFakeService({ contentPage: 503, exhibitPage: 503 });
    const container = await render(
      <TestProviders service={service}>
        <News />
        <News code="Notice" />
        <Objects />
      </TestProviders>,
    );
    expect(notices(container)).toEqual(['服务不可用']);
  });

  test('failed call is not repeated automatically; a manual retry succeeds', async () => {
    const service = createFakeService({ contentPage: 404 });
    const container = await render(
      <TestProviders service={service}>
        <News />
      </TestProviders>,
    );
    expect(service.calls.filter(({ name }) => name === 'contentPage')).toHaveLength(1);
    service.answer('contentPage', pageResponse([{ id: 'a', title: '开馆' }]));
    await actAndWait(() => getControl(container, 'again').click());
    expect(container.textContent).toContain('开馆');
  });
});

test('status 404 of a record shows no notice, that of a list does', async () => {
  function Record() {
    return <i>{useExhibitDetail('gone').error?.status}</i>;
  }
  const service = createFakeService({ exhibitDetail: 404, contentPage: 404 });
  const container = await render(
    <TestProviders service={service}>
      <Record />
    </TestProviders>,
  );
  expect(getElement(container, 'i').textContent).toBe('404');
  expect(notices(container)).toEqual([]);
  await render(
    <TestProviders service={service}>
      <News />
    </TestProviders>,
  );
  expect(notices(container)).toEqual(['请求地址出错：/api/content/page']);
});

test('failed revalidation keeps the data and shows no notice', async () => {
  const service = createFakeService({ contentPage: pageResponse([{ id: 'a', title: '开馆' }]) });
  const container = await render(
    <TestProviders service={service}>
      <News />
    </TestProviders>,
  );
  service.answer('contentPage', 500);
  await actAndWait(() => getControl(container, 'again').click());
  expect(service.calls.filter(({ name }) => name === 'contentPage')).toHaveLength(2);
  expect(container.textContent).toContain('开馆');
  expect(notices(container)).toEqual([]);
});

describe('list with keepPreviousData', () => {
  const parseBody = (body: unknown) => JSON.parse(body as string) as { categoryCode?: string };

  /** A fake service that fails for one category until `state.isRepaired`. */
  function failFor(code: string) {
    const service = createFakeService({
      contentPage: pageResponse([{ id: 'a', title: '青铜' }], 58),
    });
    const defaultFetch = service.fetch.getMockImplementation();
    const state = { isRepaired: false };
    service.fetch.mockImplementation((address, init) =>
      address === '/api/content/page' &&
      parseBody(init?.body).categoryCode === code &&
      !state.isRepaired
        ? Promise.resolve(new Response('', { status: 500 }))
        : (defaultFetch?.(address, init) ?? Promise.reject(new TypeError())),
    );
    return { service, state };
  }

  test('list shows the error of the next input instead of the previous rows, and can retry', async () => {
    const { service, state } = failFor('Jade');
    const show = (code: string) =>
      render(
        <TestProviders service={service}>
          <News code={code} />
        </TestProviders>,
      );
    expect(getElement(await show('Bronze'), '.news').textContent).toContain('青铜');
    const container = await show('Jade');
    expect(getElement(container, '.news').textContent).not.toContain('青铜');
    expect(getElement(container, '.news').textContent).toContain('服务器内部错误');
    state.isRepaired = true;
    await actAndWait(() => getControl(container, 'again').click());
    expect(getElement(container, '.news').textContent).toContain('青铜');
    // The cached rows of the first input are still available.
    expect(getElement(await show('Bronze'), '.news').textContent).toContain('青铜');
  });
});

test('cached list is revalidated on return only after five minutes', async () => {
  const service = createFakeService({ contentPage: pageResponse([{ id: 'a', title: '开馆' }]) });
  const show = (code: string) =>
    render(
      <TestProviders service={service}>
        <News code={code} />
      </TestProviders>,
    );
  await show('News');
  await show('Notice');
  service.answer('contentPage', pageResponse([{ id: 'b', title: '闭馆' }]));
  expect(getElement(await show('News'), '.news').textContent).toContain('开馆');
  await show('Notice');
  // SWR deduplicates requests within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 2100));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  const container = await show('News');
  vi.useRealTimers();
  expect(getElement(container, '.news').textContent).toContain('闭馆');
});

describe('list of a page that is never left', () => {
  const minutes = (count: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(count * 60_000);
    });

  async function showNews() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const service = createFakeService({ contentPage: pageResponse([{ id: 'a', title: '开馆' }]) });
    const container = await render(
      <TestProviders service={service}>
        <News />
      </TestProviders>,
    );
    service.answer('contentPage', pageResponse([{ id: 'b', title: '闭馆' }]));
    return { news: () => getElement(container, '.news').textContent, service };
  }

  test('list of an open page is revalidated after five minutes, not earlier', async () => {
    const { news } = await showNews();
    await minutes(4);
    expect(news()).toContain('开馆');
    await minutes(2);
    expect(news()).toContain('闭馆');
  });

  test('list of a hidden page is not revalidated until the page is visible', async () => {
    const { news, service } = await showNews();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await minutes(11);
    expect(service.calls.filter(({ name }) => name === 'contentPage')).toHaveLength(1);
    visibility.mockReturnValue('visible');
    await minutes(5);
    expect(news()).toContain('闭馆');
  });
});
