import { expect, test, vi } from 'vitest';
import { createFakeService, listResponse } from '../../testing/test-app';
import { collectResponses, startRequest, reuseInFlight } from './in-flight-requests';
import { readExhibit } from '../read/exhibit';
import { readExhibitDetail } from '../read/exhibit-detail';
import { createClient } from './client';

const object = { id: 'ding', title: '鼎' };
const call = { name: 'exhibitDetail', input: { siteId: '1', id: 'ding' } } as const;

const clientWith = (fetch: typeof globalThis.fetch) =>
  createClient({ language: 'zh', token: () => undefined, fetch });

test('request in flight is reused by the first equal request only', async () => {
  const service = createFakeService({ exhibitDetail: listResponse([object]) });
  const client = clientWith(reuseInFlight([startRequest(call, service.fetch)], service.fetch));
  expect((await client.call(readExhibitDetail, call.name, call.input)).rows[0]?.title).toBe('鼎');
  expect(service.calls).toHaveLength(1);
  await client.call(readExhibitDetail, call.name, call.input);
  expect(service.calls).toHaveLength(2);
});

test('request with another input is sent', async () => {
  const service = createFakeService({ exhibitDetail: listResponse([object]) });
  const client = clientWith(reuseInFlight([startRequest(call, service.fetch)], service.fetch));
  await client.call(readExhibitDetail, 'exhibitDetail', { siteId: '1', id: 'hu' });
  expect(service.calls).toHaveLength(2);
});

test('form-encoded request in flight is matched by its fields', async () => {
  const input = { siteId: '1', pageNum: 1, pageSize: 24 };
  const service = createFakeService({
    exhibitPage: { success: true, code: 0, msg: '', data: [[], []] },
  });
  const inFlight = [startRequest({ name: 'exhibitPage', input }, service.fetch)];
  await clientWith(reuseInFlight(inFlight, service.fetch))
    .call(readExhibit, 'exhibitPage', input)
    .catch(() => undefined);
  expect(service.calls).toHaveLength(1);
});

test('failed request in flight rejects the call that reuses it', async () => {
  const service = createFakeService({ exhibitDetail: 500 });
  const client = clientWith(reuseInFlight([startRequest(call, service.fetch)], service.fetch));
  await expect(client.call(readExhibitDetail, call.name, call.input)).rejects.toMatchObject({
    status: 500,
  });
});

test('responses that arrive in time are collected and can still be reused', async () => {
  const service = createFakeService({
    exhibitDetail: listResponse([object]),
    contentDetail: listResponse([]),
  });
  const neverResolve = vi.fn(() => new Promise<Response>(() => undefined));
  const rejectFetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const entry = {
    name: 'contentDetail',
    input: { siteId: '1', categoryCode: 'News', contentId: 'a' },
  } as const;
  const inFlight = [
    startRequest(call, service.fetch),
    startRequest(entry, neverResolve),
    startRequest(entry, rejectFetch),
  ];
  const responses = await collectResponses(inFlight, 20);
  expect(responses).toEqual([{ ...call, answer: listResponse([object]) }]);
  const client = clientWith(reuseInFlight(inFlight, service.fetch));
  expect((await client.call(readExhibitDetail, call.name, call.input)).rows).toHaveLength(1);
  expect(service.calls).toHaveLength(1);
});

test('response that no call has reused within a minute is requested again', async () => {
  vi.useFakeTimers();
  const service = createFakeService({ exhibitDetail: listResponse([object]) });
  const client = clientWith(reuseInFlight([startRequest(call, service.fetch)], service.fetch));
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await client.call(readExhibitDetail, call.name, call.input);
  expect(service.calls).toHaveLength(2);
});

test('call that reuses a pending request can be aborted', async () => {
  const neverResolve = vi.fn(() => new Promise<Response>(() => undefined));
  const client = clientWith(reuseInFlight([startRequest(call, neverResolve)]));
  const control = new AbortController();
  const pending = client.call(readExhibitDetail, call.name, call.input, control.signal);
  control.abort(new Error('enough'));
  await expect(pending).rejects.toThrow('enough');
});
