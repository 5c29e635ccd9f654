import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sites } from '../../../contract/shared/sites';
import { auditLog, bookings, deskEvents, places } from '../../db/schema';
import { addTestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';
import { fixtureToday } from '../../testing/fixture-pack';

const museum = useTestMuseum();

const report = {
  kind: 'lost',
  itemName: '折叠伞',
  description: '蓝色 100%_纯棉，伞柄有一道划痕。',
  place: '一层水院',
  foundAt: '2026-11-20',
  contact: '13800138000',
};
const volunteer = {
  name: '=cmd|calc',
  phone: '13900139000',
  birthYear: 1990,
  languages: ['zh', 'csl'],
  skills: ['guiding'],
  availability: ['weekend-morning'],
  motivation: '喜欢讲故事，"慢慢讲"\n给孩子听',
  consent: true,
};
let number = 0;
const frontDesk = () => addTestStaff(museum, `front-${(number += 1)}`, ['frontDesk']);

test('report of a visitor is new in the list, found by words, code and day, and closed by its state', async () => {
  const desk = await frontDesk();
  const { id, code } = await museum.record('lostAndFound', report);
  const found = async (input: object) =>
    (await desk.page('deskLostFoundPage', input)).records.map((item) => item.id);
  expect(await found({ state: 'new' })).toContain(id);
  expect(await found({ keyword: '伞 水院' })).toEqual([id]);
  expect(await found({ keyword: ` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}` })).toEqual([
    id,
  ]);
  expect(await found({ keyword: '0%_纯' })).toEqual([id]);
  expect(await found({ keyword: '%' })).toEqual([id]);
  expect(await found({ keyword: '伞 展厅' })).toEqual([]);
  expect(await found({ reportKind: 'found' })).toEqual([]);
  expect(await found({ from: '2026-11-21', to: '2026-11-21' })).toEqual([id]);
  expect(await found({ to: '2026-11-20' })).toEqual([]);
  const progress = await desk.record('deskItemState', {
    kind: 'lostFound',
    id,
    state: 'done',
    version: 0,
  });
  expect(progress).toMatchObject({ state: 'done', version: 1 });
  expect(await found({ state: 'new' })).not.toContain(id);
  expect(await found({ state: 'done' })).toEqual([id]);
});

test('second of two clerks who change one item is told who was faster, and nothing is overwritten', async () => {
  const [one, other] = [await frontDesk(), await frontDesk()];
  const { id } = await museum.record('lostAndFound', { ...report, place: '三层' });
  const key = { kind: 'lostFound', id, version: 0 } as const;
  const answers = await Promise.all([
    one.send('deskItemState', { ...key, state: 'inHand' }),
    other.send('deskItemState', { ...key, state: 'done' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409);
  expect(refused?.json<{ msg: string }>().msg).toContain('馆员 front-');
  expect(refused?.json()).toMatchObject({
    current: { version: 1, updatedBy: expect.stringContaining('馆员 front-') as string },
  });
  const events = await one.rows('deskItemEvents', { kind: 'lostFound', id });
  expect(events.map(({ event }) => event)).toEqual(['state']);
});

test('state sent again after a lost response is answered as stored and is once in the history', async () => {
  const clerk = await frontDesk();
  const { id } = await museum.record('lostAndFound', { ...report, place: '四层' });
  const change = { kind: 'lostFound', id, version: 0, state: 'inHand' } as const;
  const stored = await clerk.record('deskItemState', change);
  expect(await clerk.record('deskItemState', change)).toEqual(stored);
  expect(await clerk.rows('deskItemEvents', { kind: 'lostFound', id })).toHaveLength(1);
  const other = await frontDesk();
  expect((await other.send('deskItemState', change)).statusCode).toBe(409);
});

test('notes are in the history of an item, newest first, and counted in the list', async () => {
  const desk = await frontDesk();
  const { id } = await museum.record('lostAndFound', { ...report, place: '二层' });
  await desk.record('deskItemNote', { kind: 'lostFound', id, text: '已电话联系失主。' });
  await desk.record('deskItemState', { kind: 'lostFound', id, state: 'inHand', version: 0 });
  const events = await desk.rows('deskItemEvents', { kind: 'lostFound', id });
  expect(events.map(({ event, text }) => [event, text])).toContainEqual([
    'note',
    '已电话联系失主。',
  ]);
  const { records } = await desk.page('deskLostFoundPage', { keyword: '二层' });
  expect(records[0]).toMatchObject({ notes: 1, state: 'inHand' });
});

test('note sent again after a lost response is in the history once, and the same words later are a new note', async () => {
  const clerk = await frontDesk();
  const { id } = await museum.record('lostAndFound', { ...report, place: '五层' });
  const note = { kind: 'lostFound', id, text: '已致电，无人接听。' } as const;
  const stored = await clerk.record('deskItemNote', note);
  expect(await clerk.record('deskItemNote', note)).toEqual(stored);
  const notes = async () => (await clerk.rows('deskItemEvents', { kind: 'lostFound', id })).length;
  expect(await notes()).toBe(1);
  const colleague = await frontDesk();
  await colleague.record('deskItemNote', note);
  expect(await notes()).toBe(2);
  const earlier = new Date(fixtureToday.getTime() - 11 * 60_000);
  await museum.db.update(deskEvents).set({ at: earlier }).where(eq(deskEvents.itemId, id));
  await clerk.record('deskItemNote', note);
  expect(await notes()).toBe(3);
});

test('an unknown item has no history, takes no note and no state', async () => {
  const desk = await frontDesk();
  for (const kind of ['lostFound', 'activity', 'docent', 'volunteer', 'rating'] as const) {
    const key = { kind, id: 'nothing' };
    const sent = [
      await desk.send('deskItemEvents', key),
      await desk.send('deskItemNote', { ...key, text: 'x' }),
      await desk.send('deskItemState', { ...key, state: 'done', version: 0 }),
    ];
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  }
});

test('booking cancelled by the staff keeps the phone number, says why and frees its places', async () => {
  const desk = await frontDesk();
  const start = new Date(fixtureToday.getTime() + 3_600_000);
  await museum.db.insert(places).values({ slotId: 'activity/desk-test', taken: 5 });
  await museum.db.insert(bookings).values({
    id: 'booking-one',
    code: 'AAAAAA',
    kind: 'activity',
    slotId: 'activity/desk-test',
    activityId: 'no-such-activity',
    startAt: start,
    endAt: new Date(start.getTime() + 3_600_000),
    name: '林晚',
    phone: '13700137000',
    people: 3,
    createdAt: fixtureToday,
  });
  const summary = await desk.record('deskSummary', {});
  expect(summary.activity).toBe(1);
  expect((await desk.rows('deskDayList', { day: '2026-11-21' })).map(({ id }) => id)).toEqual([
    'booking-one',
  ]);
  await desk.record('deskBookingCancel', { id: 'booking-one', reason: '讲师生病。' });
  const { records } = await desk.page('deskBookingPage', { status: 'cancelled' });
  expect(records[0]).toMatchObject({ phone: '13700137000', cancelReason: '讲师生病。' });
  expect(await museum.db.select().from(places)).toContainEqual({
    slotId: 'activity/desk-test',
    taken: 2,
  });
  expect((await desk.rows('deskDayList', { day: '2026-11-21' })).length).toBe(0);
  const again = await desk.send('deskBookingCancel', { id: 'booking-one', reason: '再次' });
  expect(again.statusCode).toBe(409);
  const empty = await desk.send('deskBookingCancel', { id: 'booking-one', reason: ' ' });
  expect(empty.json()).toMatchObject({ errors: [{ field: 'reason' }] });
});

test('summary counts people with an admission of today, those who have arrived and those still to come', async () => {
  const desk = await frontDesk();
  const admission = (id: string, minutes: number, people: number, isCancelled = false) => {
    const startAt = new Date(fixtureToday.getTime() + minutes * 60_000);
    return {
      ...{ id, code: id.toUpperCase(), kind: 'admission' as const, slotId: `admission/${id}` },
      ...{ startAt, endAt: new Date(startAt.getTime() + 3_600_000), name: '柳岚', people },
      ...{ phone: '13600136000', createdAt: fixtureToday },
      ...(isCancelled && { cancelledAt: fixtureToday }),
    };
  };
  await museum.db
    .insert(bookings)
    .values([
      admission('entry1', 0, 2),
      admission('entry2', 30, 3),
      admission('entry3', -90, 4),
      admission('entry4', 30, 5, true),
      admission('entry5', 24 * 60, 6),
    ]);
  const before = await desk.record('deskSummary', {});
  expect(before.admission).toEqual({ people: 9, arrived: 0, toCome: 5 });
  const key = { kind: 'admission', id: 'entry1', version: 0 } as const;
  await desk.record('deskItemState', { ...key, state: 'done' });
  const after = await desk.record('deskSummary', {});
  expect(after.admission).toEqual({ people: 9, arrived: 2, toCome: 3 });
});

test('export has a heading, one line an item, words for codes, and no cell that runs as a formula', async () => {
  const desk = await frontDesk();
  await museum.record('volunteerApply', volunteer);
  const file = await desk.record('deskExport', { kind: 'volunteer' });
  expect(file.fileName).toBe('志愿者报名-2026-11-21.csv');
  expect(file.csv.startsWith('\uFEFF编号,姓名')).toBe(true);
  expect(file.csv).toContain("'=cmd|calc");
  expect(file.csv).toContain('中文 中国手语');
  expect(file.csv).toContain('"喜欢讲故事，""慢慢讲""\n给孩子听"');
  expect(file.rows).toBe(1);
  const english = await desk.record('deskExport', { kind: 'volunteer', siteId: sites.en.id });
  expect(english.csv).toContain('Chinese Sign Language');
});

test('ratings come with the means of those that match', async () => {
  const desk = await frontDesk();
  await museum.record('ratingCreate', { comprehensiveStar: 2 });
  await museum.record('ratingCreate', { comprehensiveStar: 5 });
  const page = await desk.page('deskRatingPage', {});
  expect(page.total).toBe(2);
  expect(page.means).toMatchObject({ comprehensiveStar: 3.5, globeDesignStar: 5 });
  expect((await desk.page('deskRatingPage', { to: '2026-11-01' })).means).toMatchObject({
    comprehensiveStar: 0,
  });
});

test('audit log names the actions of the staff and no personal data of visitors', async () => {
  const rows = await museum.db.select().from(auditLog);
  const actions = new Set(rows.map(({ action }) => action));
  for (const action of ['deskItemState', 'deskItemNote', 'deskBookingCancel', 'deskExport']) {
    expect(actions).toContain(action);
  }
  expect(JSON.stringify(rows)).not.toMatch(/13[6-9]0013[6-9]000|13[6-9]\*|林晚|划痕|电话联系/);
});
