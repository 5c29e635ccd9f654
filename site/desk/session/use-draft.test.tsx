import { beforeEach, expect, test, vi } from 'vitest';
import { actAndWait, setUpRendering } from '../../app/testing/render';
import { deskRules } from '../../contract/shared/desk/desk-rules';
import { ApiError } from '../../session/api-error';
import { deleteOtherDrafts, readDraft, saveDraft } from './draft-storage';
import { useDeskForm } from './use-desk-form';

const account = { id: 'lin' };
vi.mock('./desk-session', () => ({ useAccount: () => account }));

const render = setUpRendering();
const hour = 60 * 60_000;

beforeEach(() => {
  sessionStorage.clear();
  account.id = 'lin';
});

/** Opens a note form of an item whose submissions fail while `isOffline`. */
async function openNote(item: string, { isOffline = false } = {}) {
  const form = {} as { now: ReturnType<typeof useDeskForm<typeof deskRules.deskItemNote, null>> };
  function Note() {
    form.now = useDeskForm({
      item,
      rules: deskRules.deskItemNote,
      send: () =>
        isOffline
          ? Promise.reject(new ApiError({ kind: 'network' }, '/desk/api/items/note', 'zh'))
          : Promise.resolve(null),
      onSent: () => undefined,
    });
    return null;
  }
  await render(null);
  await render(<Note key={item} />);
  return {
    form,
    type: (text: string) => actAndWait(() => form.now.text('text').onChange(text)),
    submit: () => actAndWait(() => form.now.submit()),
    text: () => form.now.text('text').value,
  };
}

test('a note that could not be sent is there again when its item is opened again', async () => {
  const note = await openNote('note lostFound 1', { isOffline: true });
  expect(note.form.now.isRestored).toBe(false);
  await note.type('已电话联系失主。');
  await note.submit();
  expect(note.form.now.failure?.mayRetry).toBe(true);
  const again = await openNote('note lostFound 1');
  expect(again.text()).toBe('已电话联系失主。');
  expect(again.form.now.isRestored).toBe(true);
});

test('a note that was saved, one of another item and one of another person are not restored', async () => {
  const note = await openNote('note lostFound 1');
  await note.type('已电话联系失主。');
  expect((await openNote('note lostFound 2')).text()).toBe('');
  account.id = 'zhou';
  expect((await openNote('note lostFound 1')).text()).toBe('');
  account.id = 'lin';
  const own = await openNote('note lostFound 1');
  expect(own.text()).toBe('已电话联系失主。');
  await own.submit();
  expect((await openNote('note lostFound 1')).text()).toBe('');
});

test('a stored draft of another form than expected is ignored', async () => {
  for (const stored of [7, null, { text: { nested: true } }, { other: 'x' }]) {
    saveDraft('lin', 'note lostFound 1', stored);
    expect((await openNote('note lostFound 1')).text()).toBe('');
  }
  sessionStorage.setItem('desk_draft lin note lostFound 1', '{broken');
  expect((await openNote('note lostFound 1')).text()).toBe('');
});

test('drafts end after twelve hours, at the log-in of another person and at the log-out', () => {
  const start = 1_000_000;
  saveDraft('lin', 'note', 'a', start);
  expect(readDraft('lin', 'note', start + 12 * hour - 1)).toBe('a');
  expect(readDraft('lin', 'note', start + 12 * hour)).toBeUndefined();
  deleteOtherDrafts('lin', start + hour);
  expect(readDraft('lin', 'note', start + hour)).toBe('a');
  deleteOtherDrafts('lin', start + 12 * hour);
  expect(sessionStorage.length).toBe(0);
  saveDraft('lin', 'note', 'a', start);
  deleteOtherDrafts('zhou', start);
  expect(sessionStorage.length).toBe(0);
  saveDraft('lin', 'note', 'a', start);
  sessionStorage.setItem('unrelated', '1');
  deleteOtherDrafts(undefined, start);
  expect(Object.keys(sessionStorage)).toEqual(['unrelated']);
});
