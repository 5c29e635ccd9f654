import { expect, test, vi } from 'vitest';
import { fakeService, rows } from '../testing/museum';
import { answersWithin, beginCall, goOnWith } from './begun-calls';
import { createClient } from './client';

const object = { id: 'ding', title: '鼎' };
const call = { name: 'exhibitDetail', input: { siteId: '1', id: 'ding' } } as const;

const clientWith = (fetch: typeof globalThis.fetch) =>
  createClient({ language: 'zh', token: () => undefined, fetch });

test('a call that was begun is taken by the one who asks for the same, once', async () => {
  const service = fakeService({ exhibitDetail: rows([object]) });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  expect((await client.call(call.name, call.input)).rows[0]?.title).toBe('鼎');
  expect(service.calls).toHaveLength(1);
  await client.call(call.name, call.input);
  expect(service.calls).toHaveLength(2);
});

test('another call is asked for', async () => {
  const service = fakeService({ exhibitDetail: rows([object]) });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  await client.call('exhibitDetail', { siteId: '1', id: 'hu' });
  expect(service.calls).toHaveLength(2);
});

test('forms and queries are the same by their fields', async () => {
  const input = { siteId: '1', pageNum: 1, pageSize: 24 };
  const service = fakeService({ exhibitPage: { success: true, code: 0, msg: '', data: [[], []] } });
  const begun = [beginCall({ name: 'exhibitPage', input }, service.fetch)];
  await clientWith(goOnWith(begun, service.fetch))
    .call('exhibitPage', input)
    .catch(() => undefined);
  expect(service.calls).toHaveLength(1);
});

test('one that failed fails for the one who takes it', async () => {
  const service = fakeService({ exhibitDetail: 500 });
  const client = clientWith(goOnWith([beginCall(call, service.fetch)], service.fetch));
  await expect(client.call(call.name, call.input)).rejects.toMatchObject({ status: 500 });
});

test('what is answered in time is told, and can still be taken', async () => {
  const service = fakeService({ exhibitDetail: rows([object]), contentDetail: rows([]) });
  const late = vi.fn(() => new Promise<Response>(() => undefined));
  const lost = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  const entry = {
    name: 'contentDetail',
    input: { siteId: '1', categoryCode: 'News', contentId: 'a' },
  } as const;
  const begun = [beginCall(call, service.fetch), beginCall(entry, late), beginCall(entry, lost)];
  const answers = await answersWithin(begun, 20);
  expect(answers).toEqual([{ ...call, answer: rows([object]) }]);
  const client = clientWith(goOnWith(begun, service.fetch));
  expect((await client.call(call.name, call.input)).rows).toHaveLength(1);
  expect(service.calls).toHaveLength(1);
});

test('giving up on one that hangs is possible', async () => {
  const hang = vi.fn(() => new Promise<Response>(() => undefined));
  const client = clientWith(goOnWith([beginCall(call, hang)]));
  const control = new AbortController();
  const asked = client.call(call.name, call.input, control.signal);
  control.abort(new Error('enough'));
  await expect(asked).rejects.toThrow('enough');
});
