import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { createClient } from './client';
import { stopLoading } from './interruption';

type Fetch = typeof globalThis.fetch;

const sites = { success: true, code: 0, msg: '', data: [{ id: '1', siteCode: 'museum-zh' }] };

function answering(body: unknown, status = 200) {
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
    retryPause: 0,
  });
}

const askSite = (fetch: Fetch, rest?: Parameters<typeof client>[1]) =>
  client(fetch, rest).call('siteDetail', { siteCode: 'museum-zh' });

async function failure(promise: Promise<unknown>): Promise<ApiError> {
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

describe('what is sent', () => {
  test('a call travels as JSON to its path', async () => {
    const fetch = answering(sites);
    const { rows } = await askSite(fetch);
    expect(rows).toEqual([{ id: '1', siteCode: 'museum-zh', website: '', opening: [] }]);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe('/api/site/detail');
    expect(init).toMatchObject({ method: 'POST', body: '{"siteCode":"museum-zh"}' });
  });

  test('exhibit/page is form-encoded, without what is undefined', async () => {
    const fetch = answering({ ...sites, data: [] });
    await client(fetch).call('exhibitPage', { period: 'shang', keyword: undefined, pageNum: 2 });
    expect(String(fetch.mock.calls[0]?.[1]?.body as URLSearchParams)).toBe(
      'period=shang&pageNum=2',
    );
  });

  test('the token goes along only where there is one', async () => {
    const fetch = answering(sites);
    await askSite(fetch);
    await askSite(fetch, { token: 'secret' });
    const tokens = fetch.mock.calls.map(([, init]) => new Headers(init?.headers).get('app-token'));
    expect(tokens).toEqual([null, 'secret']);
  });
});

describe('what comes back wrong', () => {
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
  ])('status %i reads “%s”', async (status, message) => {
    expect((await failure(askSite(answering('<html>', status)))).message).toBe(message);
  });

  test('a status outside the catalogue speaks with the service’s own words', async () => {
    const body = { success: false, code: 429, msg: '请求过于频繁', data: null };
    expect((await failure(askSite(answering(body, 429)))).message).toBe('请求过于频繁');
  });

  test('a code inside a 200 shows its message, and a 404 is told apart', async () => {
    const error = await failure(
      askSite(answering({ success: false, code: 404, msg: '没有这条内容' })),
    );
    expect(error.message).toBe('没有这条内容');
    expect(error.isNotFound).toBe(true);
  });

  test('an English page gets English sentences', async () => {
    const error = await failure(askSite(answering('', 503), { language: 'en' }));
    expect(error.message).toBe('Service unavailable');
  });

  test('broken JSON and JSON of another shape are unreadable, not a crash', async () => {
    for (const body of ['{"success":', '"ok"', '[]', '<!doctype html>']) {
      expect((await failure(askSite(answering(body)))).fault).toEqual({ kind: 'unreadable' });
    }
  });

  test('no network is told from a slow one', async () => {
    vi.useFakeTimers();
    const lost = failure(askSite(vi.fn<Fetch>(() => Promise.reject(new TypeError()))));
    await vi.advanceTimersByTimeAsync(0);
    const offline = await lost;
    expect(offline.message).toBe('网络连接错误，请检查网络');

    const endless = vi.fn<Fetch>((_, init) => rejectWhenAborted(init));
    const slow = failure(askSite(endless));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect((await slow).message).toBe('网络超时，请重试');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('ended early', () => {
  test('a caller who gives up gets the reason back, not an error to show', async () => {
    const control = new AbortController();
    const fetch = vi.fn<Fetch>((_, init) => rejectWhenAborted(init));
    const call = client(fetch).call('siteDetail', { siteCode: 'x' }, control.signal);
    control.abort(new Error('gone'));
    await expect(call).rejects.toThrow('gone');
  });

  test('a call cut off because the page’s loading was stopped is made again', async () => {
    vi.stubGlobal('stop', vi.fn());
    const fetch = answering(sites).mockImplementationOnce(() => {
      stopLoading();
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect(askSite(fetch)).resolves.toMatchObject({ total: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe('a read that no service answered', () => {
  const lost = [
    ['502', () => Promise.resolve(new Response('', { status: 502 }))],
    ['503', () => Promise.resolve(new Response('', { status: 503 }))],
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ] as const;

  test.each(lost)('is repeated once after %s', async (_, first) => {
    const fetch = answering(sites).mockImplementationOnce(first);
    await expect(askSite(fetch)).resolves.toMatchObject({ total: 1 });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each(lost)('is not repeated a second time after %s', async (_, answer) => {
    const fetch = vi.fn<Fetch>(answer);
    await failure(askSite(fetch));
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test.each([400, 404, 429, 500])('is not repeated after %i', async (status) => {
    const fetch = answering('', status);
    await failure(askSite(fetch));
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test.each(lost)('is not repeated after %s where it is a write', async (_, answer) => {
    const fetch = vi.fn<Fetch>(answer);
    await failure(
      client(fetch).callWith(() => undefined, 'ratingCreate', {
        globeDesignStar: 5,
        browsingExperienceStar: 5,
        contentQualityStar: 5,
        comprehensiveStar: 5,
      }),
    );
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('waits half a second before it is repeated', async () => {
    vi.useFakeTimers();
    const fetch = answering(sites).mockImplementationOnce(() => Promise.reject(new TypeError()));
    const answer = createClient({ language: 'zh', token: () => undefined, fetch }).call(
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
