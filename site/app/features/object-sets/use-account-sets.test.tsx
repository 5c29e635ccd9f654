import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CallInput } from '../../../contract/schemas';
import type { ObjectSet } from '../../../contract/schemas/object-set';
import { createShowPart } from '../../testing/show-part';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import type { FakeResponses } from '../../testing/test-app';
import { withNote } from './edit-set';
import type { ObjectSets } from './object-sets';
import { useObjectSets } from './use-object-sets';

const showPart = createShowPart(setUpRendering());
const stored: ObjectSet = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '看鼎',
  items: [{ objectId: 'ding', note: '' }],
  version: 3,
  updatedAt: '2026-11-28T10:00:00+08:00',
};
const success = (data: unknown) => ({ success: true, code: 0, msg: '', data });

let collection: ObjectSets;
function Probe() {
  const own = useObjectSets();
  useEffect(() => {
    collection = own;
  });
  return <output>{own.sets?.map(({ items }) => items[0]?.note).join()}</output>;
}

beforeEach(() => localStorage.setItem('access_token', 'x'));
afterEach(() => localStorage.clear());

/** Shows the sets of a member; `saves` are the answers to changes, in turn. */
async function show(responses: FakeResponses) {
  const part = await showPart(<Probe />, {
    responses: { objectSetList: success([stored]), ...responses },
  });
  const sent = () =>
    part.service.calls
      .filter(({ name }) => name === 'objectSetSave')
      .map(({ body }) => JSON.parse(body) as CallInput<'objectSetSave'>);
  return { ...part, sent };
}

const noted = (note: string) => withNote(stored, 'ding', note);
const isAskedBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('quick changes are sent in turn, each with the version that the one before it made', async () => {
  let version = stored.version;
  const { box, sent } = await show({
    objectSetSave: () => success({ ...stored, version: ++version }),
  });
  await actAndWait(() => {
    void collection.save(noted('一'));
    void collection.save(noted('一二'));
  });
  expect(sent().map((input) => [input.items[0]?.note, input.version])).toEqual([
    ['一', 3],
    ['一二', 4],
  ]);
  expect(getElement(box, 'output').textContent).toBe('一二');
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('change that another device has overtaken is refused, and the latest content is shown', async () => {
  const latest = { ...stored, version: 4, items: [{ objectId: 'ding', note: '别处写的' }] };
  let isChanged = false;
  const { box } = await show({
    objectSetList: () => success([isChanged ? latest : stored]),
    objectSetSave: 409,
  });
  isChanged = true;
  await actAndWait(() => void collection.save(noted('这里写的')));
  expect(getElement(box, 'output').textContent).toBe('别处写的');
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('change without a connection stays on the page until the connection is back', async () => {
  let isOffline = true;
  const { box, sent } = await show({
    objectSetSave: () => (isOffline ? 503 : success({ ...noted('离线写的'), version: 4 })),
  });
  await actAndWait(() => void collection.save(noted('离线写的')));
  expect(getElement(box, 'output').textContent).toBe('离线写的');
  expect(isAskedBeforeLeaving()).toBe(true);
  isOffline = false;
  await actAndWait(() => window.dispatchEvent(new Event('online')));
  expect(sent().map(({ version }) => version)).toEqual([3, 3]);
  expect(isAskedBeforeLeaving()).toBe(false);
});

test('change that waits while the set is being shared stays', async () => {
  const { box, sent } = await show({
    objectSetShare: success({ ...stored, shareToken: 'AbCdEfGhIjKlMnOpQrSt-_' }),
    objectSetSave: (input: object) => success({ ...stored, ...input, version: 4 }),
  });
  await actAndWait(() => {
    void collection.share?.(stored.id, true);
    void collection.save(noted('写了一半'));
  });
  expect(sent()).toHaveLength(1);
  expect(getElement(box, 'output').textContent).toBe('写了一半');
});
