import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../../session/api-error';
import { readExhibit } from '../read/exhibit';
import { readSite } from '../read/site';
import { createClient } from './client';
import { stopLoading } from '../../loading/stop-loading';

type Fetch = typeof globalThis.fetch;

const sites = { success: true, code: 0, msg: '', data: [{ id: '1', siteCode: 'museum-zh' }] };

function fetchReturning(body: unknown, status = 200) {
  return vi.fn<Fetch>(() =>
    Promise.resolve(
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
    ),
  );
}

function client(fetch: Fetch, rest: { token?: string; language?: 'zh' | 'en' } = {}) {
  return createClient({
    language: rest.language ?? 'zh',
    token: () => rest.token,
    fetch,
    retryDelayMs: 0,
  });
}

const requestSite = (fetch: Fetch, rest?: Parameters<typeof client>[1]) =>
  client(fetch, rest).call(readSite, 'siteDetail', { siteCode: 'museum-zh' });

async function apiErrorOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('it did not fail with an ApiError');
  return error;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('client request', () => {
  test('call is sent as JSON to its path', async () => {
    const fetch = fetchReturning(sites);
    const { rows } = await requestSite(fetch);
    expect(rows).toEqual([{ id: '1', siteCode: 'museum-zh', website: '', opening: [] }]);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/site/detail');
    expect(init).toMatchObject({ method: 'POST', body: '{"siteCode":"museum-zh"}' });
  });

  test('exhibit/page is form-encoded without undefined fields', async () => {
    const fetch = fetchReturning({ ...sites, data: [] });
    await client(fetch).call(readExhibit, 'exhibitPage', {
      period: 'shang',
      keyword: undefined,
      pageNum: 2,
    });
    expect(String(fetch.mock.calls[0]?.[1]?.body as URLSearchParams)).toBe(
      'period=shang&pageNum=2',
    );
  });

  test('token header is sent only if there is a token', async () => {
    const fetch = fetchReturning(sites);
    await requestSite(fetch);
    await requestSite(fetch, { token: 'secret' });
    const tokens = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('app-token'));
    expect(tokens).toEqual([null, 'secret']);
  });
});

describe('client error', () => {
  test.each([
    [400, '请求错误'],
    [401, '未授权，请登录'],
    [403, '拒绝访问'],
    [404, '请求地址出错：/api/site/detail'],
    [408, '请求超时'],
    [500, '服务器内部错误'],
    [501, '服务未实现'],
    [502, '网关错误'],
    [503, '服务不可用'],
    [504, '网关超时'],
    [505, 'HTTP 版本不受支持'],
  ])('error message of status %i is “%s”', async (status, message) => {
    expect((await apiErrorOf(requestSite(fetchReturning('<html>', status)))).message).toBe(message);
  });

  test('error message of a status outside the catalogue is the service’s own', async () => {
    const body = { success: false, code: 429, msg: '请求过于频繁', data: null };
    expect((await apiErrorOf(requestSite(fetchReturning(body, 429)))).message).toBe('请求过于频繁');
  });

  test('error code in a 200 response has the service’s message, code 404 is isNotFound', async () => {
    const error = await apiErrorOf(
      requestSite(fetchReturning({ success: false, code: 404, msg: '没有这条内容' })),
    );
    expect(error.message).toBe('没有这条内容');
    expect(error.isNotFound).toBe(true);
  });

  test('error message is English on the English site', async () => {
    const error = await apiErrorOf(requestSite(fetchReturning('', 503), { language: 'en' }));
    expect(error.message).toBe('Service unavailable');
  });

  test('invalid JSON and JSON of another shape fail as unreadable', async () => {
    for (const body of ['{"success":', '"ok"', '[]', '<!doctype html>']) {
      expect((await apiErrorOf(requestSite(fetchReturning(body)))).failure).toEqual({
        kind: 'unreadable',
      });
    }
  });

  test('network error and 30 s timeout have different messages', async () => {
    vi.useFakeTimers();
    const offlineError = apiErrorOf(
      requestSite(vi.fn<Fetch>(() => Promise.reject(new TypeError()))),
    );
    await vi.advanceTimersByTimeAsync(0);
    const offline = await offlineError;
    expect(offline.message).toBe('网络连接错误，请检查网络');

    const hangingFetch = vi.fn<Fetch>((_, init) => rejectWhenAborted(init));
    const slow = apiErrorOf(requestSite(hangingFetch));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await slow).message).toBe('网络超时，请重试');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('client abort', () => {
  test('aborted call rejects with the abort reason', async () => {
    const control = new AbortController();
    const fetch = vi.fn<Fetch>((_, init) => rejectWhenAborted(init));
    const call = client(fetch).call(readSite, 'siteDetail', { siteCode: 'x' }, control.signal);
    control.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
  });

  test('call that window.stop() cancelled is repeated', async () => {
    vi.stubGlobal('stop', vi.fn());
    const fetch = fetchReturning(sites).mockImplementationOnce(() => {
      stopLoading();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(requestSite(fetch)).resolves.toMatchObject({ total: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('client retry', () => {
  const retryableFailures = [
    ['502', () => Promise.resolve(new Response('', { status: 502 }))],
    ['503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const;

  test.each(retryableFailures)('read call is repeated once after %s', async (_, first) => {
    const fetch = fetchReturning(sites).mockImplementationOnce(first);
    await expect(requestSite(fetch)).resolves.toMatchObject({ total: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each(retryableFailures)('read call is repeated only once after %s', async (_, answer) => {
    const fetch = vi.fn<Fetch>(answer);
    await apiErrorOf(requestSite(fetch));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([400, 404, 429, 500])('read call is not repeated after status %i', async (status) => {
    const fetch = fetchReturning('', status);
    await apiErrorOf(requestSite(fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(retryableFailures)('write call is not repeated after %s', async (_, answer) => {
    const fetch = vi.fn<Fetch>(answer);
    await apiErrorOf(
      client(fetch).call(() => undefined, 'ratingCreate', {
        globeDesignStar: 5,
        browsingExperienceStar: 5,
        contentQualityStar: 5,
        comprehensiveStar: 5,
      }),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('read call is repeated after half a second', async () => {
    vi.useFakeTimers();
    const fetch = fetchReturning(sites).mockImplementationOnce(() =>
      Promise.reject(new TypeError()),
    );
    const answer = createClient({ language: 'zh', token: () => undefined, fetch }).call(
      readSite,
      'siteDetail',
      { siteCode: 'x' },
    );
    await vi.advanceTimersByTimeAsync(499);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(answer).resolves.toMatchObject({ total: 1 });
  });
});

function rejectWhenAborted(init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => {
      reject(new DOMException('aborted', 'AbortError'));
    });
  });
}
