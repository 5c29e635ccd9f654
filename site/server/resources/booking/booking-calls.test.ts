import { expect, test } from 'vitest';
import { createReferenceCode } from '../../booking/reference-code';
import { activities, bookings } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { addTestMember } from '../../testing/test-member';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const after = (hours: number) => new Date(fixtureToday.getTime() + hours * 3_600_000);

function booking(id: string, memberId: string, hours: number, more: object = {}) {
  return {
    id,
    kind: 'activity' as const,
    code: createReferenceCode(),
    slotId: `slot-${id}`,
    activityId: 'tea',
    startAt: after(hours),
    endAt: after(hours + 1),
    name: '柳岚',
    phone: '13800138000',
    people: 2,
    memberId,
    createdAt: fixtureToday,
    ...more,
  };
}

async function openActivity(siteId: string, title: string): Promise<void> {
  await museum.db.insert(activities).values({
    siteId,
    id: 'tea',
    kind: 'workshop',
    title,
    summary: '',
    content: '',
    place: siteId === '1' ? '茶室' : 'Tea House',
    images: [],
    capacity: 10,
  });
}

test('bookingPage lists the member’s bookings, upcoming ones first', async () => {
  await openActivity('1', '点茶');
  const { accessToken, member } = await addTestMember(museum, 'booking');
  const other = await addTestMember(museum, 'another');
  await museum.db
    .insert(bookings)
    .values([
      booking('past', member.id, -48),
      booking('later', member.id, 48),
      booking('next', member.id, 24),
      booking('cancelled', member.id, 12, { cancelledAt: fixtureToday }),
      booking('not-mine', other.member.id, 24),
    ]);
  const { total, records } = await museum.page('bookingPage', {}, accessToken);
  expect(total).toBe(4);
  expect(records.map(({ id, status }) => [id, status])).toEqual([
    ['next', 'booked'],
    ['later', 'booked'],
    ['cancelled', 'cancelled'],
    ['past', 'past'],
  ]);
  expect(records[0]).toEqual({
    id: 'next',
    code: expect.stringMatching(/^[A-Z\d]{6}$/) as string,
    kind: 'activity',
    title: '点茶',
    place: '茶室',
    startAt: '2026-11-22T12:00:00+08:00',
    endAt: '2026-11-22T13:00:00+08:00',
    language: '',
    people: 2,
    phone: '13800138000',
    status: 'booked',
  });
  const second = await museum.page('bookingPage', { pageNum: 2, pageSize: 3 }, accessToken);
  expect(second.records.map(({ id }) => id)).toEqual(['past']);
});

test('booking of an activity of the other site has its title and titleLang', async () => {
  const { accessToken, member } = await addTestMember(museum, 'abroad');
  await museum.db.insert(bookings).values(booking('abroad', member.id, 24));
  const request = () => museum.page('bookingPage', { siteId: '2' }, accessToken);
  expect((await request()).records[0]).toMatchObject({ title: '点茶', titleLang: 'zh-CN' });
  await openActivity('2', 'Whisked tea');
  const [record] = (await request()).records;
  expect(record).toMatchObject({ title: 'Whisked tea', place: 'Tea House' });
  expect(record?.titleLang).toBeUndefined();
});

test('booking of a docent’s tour has a language and no title', async () => {
  const { accessToken, member } = await addTestMember(museum, 'touring');
  const tour = { kind: 'docent' as const, activityId: null, language: 'en' as const };
  await museum.db.insert(bookings).values(booking('tour', member.id, 24, tour));
  const { records } = await museum.page('bookingPage', {}, accessToken);
  expect(records).toMatchObject([{ kind: 'docent', title: '', language: 'en' }]);
});

test('bookingPage without a token is a 401', async () => {
  expect((await museum.send('bookingPage', {})).statusCode).toBe(401);
});
