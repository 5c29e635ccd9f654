import { expect, test, vi } from 'vitest';
import { fakeService, rows } from '../testing/museum';
import { answersWithin, beginCall, goOnWith } from './begun-calls';
import { createClient } from './client';

const object = { id: 'ding', title: '鼎' };
const call = { name: 'exhibitDetail', input: { siteId: '1', id: 'ding' } } as const;

const clientWith = (fetch: typeof globalThis.fetch) =>
  createClient({ language: 'zh', token: () => undefined, fetch });

test('request in flight is reused by the first equal request only', async () => {
  const service = fakeService({ exhibitDetail: rows([object]) });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  expect((await client.call(call.name, call.input)).rows[0]?.title).toBe('鼎');
  expect(service.calls).toHaveLength(1);
  await client.call(call.name, call.input);
  expect(service.calls).toHaveLength(2);
});

test('request with another input is sent', async () => {
  const service = fakeService({ exhibitDetail: rows([object]) });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  await client.call('exhibitDetail', { siteId: '1', id: 'hu' });
  expect(service.calls).toHaveLength(2);
});

test('form-encoded request in flight is matched by its fields', async () => {
  const input = { siteId: '1', pageNum: 1, pageSize: 24 };
  const service = fakeService({ exhibitPage: { success: true, code: 0, msg: '', data: [[], []] } });
  const inFlight = [beginCall({ name: 'exhibitPage', input }, service.fetch)];
  await clientWith(goOnWith(inFlight, service.fetch))
    .call('exhibitPage', input)
    .catch(() => undefined);
  expect(service.calls).toHaveLength(1);
});

test('failed request in flight rejects the call that reuses it', async () => {
  const service = fakeService({ exhibitDetail: 500 });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  await expect(client.call(call.name, call.input)).rejects.toMatchObject({ status: 500 });
});

test('responses that arrive in time are collected and can still be reused', async () => {
  const service = fakeService({ exhibitDetail: rows([object]), contentDetail: rows([]) });
  const neverResolve = vi.fn(() => new Promise<Response>(() => undefined));
  const rejectFetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const entry = {
    name: 'contentDetail',
    input: { siteId: '1', categoryCode: 'News', contentId: 'a' },
  } as const;
  const inFlight = [
    beginCall(call, service.fetch),
    beginCall(entry, neverResolve),
    beginCall(entry, rejectFetch),
  ];
  const responses = await answersWithin(inFlight, 20);
  expect(responses).toEqual([{ ...call, answer: rows([object]) }]);
  const client = clientWith(goOnWith(inFlight, service.fetch));
  expect((await client.call(call.name, call.input)).rows).toHaveLength(1);
  expect(service.calls).toHaveLength(1);
});

test('call that reuses a pending request can be aborted', async () => {
  const neverResolve = vi.fn(() => new Promise<Response>(() => undefined));
  const client = clientWith(goOnWith([beginCall(call, neverResolve)]));
  const control = new AbortController();
  const pending = client.call(call.name, call.input, control.signal);
  control.abort(new Error('enough'));
  await expect(pending).rejects.toThrow('enough');
});
