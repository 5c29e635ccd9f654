import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities, bookings, places } from '../db/schema';
import { createJpeg, type PackFiles } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const activity = {
  id: 'new',
  kind: 'workshop',
  title_zh: '拓片',
  title_en: 'Rubbing',
  images: [{ file: 'a.jpg', alt_zh: '图', alt_en: 'Picture' }],
  capacity: 24,
  start_at: '2027-01-02T14:00:00+08:00',
  end_at: '2027-01-02T15:30:00+08:00',
};
const weekly = { weekday: 'saturday', start: '14:00', end: '15:30' };

async function pack(...records: object[]): Promise<PackFiles> {
  return { 'activities.json': { activities: records }, 'a.jpg': await createJpeg('#fff') };
}

async function read(id: string) {
  return importer.db.select().from(activities).where(eq(activities.id, id));
}

test('an imported activity has a row for each language in which it has a title', async () => {
  await importer.import(
    await pack(activity, {
      ...activity,
      id: 'each-week',
      title_en: null,
      start_at: null,
      end_at: null,
      weekly: { ...weekly, until: '2027-06-01', except: ['2027-02-06'] },
    }),
  );
  expect((await read('new')).map(({ siteId, title }) => [siteId, title]).sort()).toEqual([
    ['1', '拓片'],
    ['2', 'Rubbing'],
  ]);
  expect(await read('each-week')).toMatchObject([
    { siteId: '1', startAt: null, weekly: { weekday: 'saturday', except: ['2027-02-06'] } },
  ]);
});

test('importing an activity at a new time keeps its bookings and reschedules them', async () => {
  await importer.import(await pack(activity));
  const startAt = new Date(activity.start_at);
  await importer.db.insert(places).values({ slotId: 'activity/new', taken: 2 });
  await importer.db.insert(bookings).values({
    code: 'K7M4XQ',
    kind: 'activity',
    slotId: 'activity/new',
    activityId: 'new',
    startAt,
    endAt: new Date(activity.end_at),
    name: '林晚',
    phone: '13800138000',
    people: 2,
    createdAt: startAt,
  });
  const moved = { start_at: '2027-01-09T14:00:00+08:00', end_at: '2027-01-09T16:00:00+08:00' };
  await importer.import(await pack({ ...activity, ...moved }));
  expect(await importer.db.select().from(bookings)).toMatchObject([
    { people: 2, startAt: new Date(moved.start_at), endAt: new Date(moved.end_at) },
  ]);
  const kept = await importer.db.select().from(places).where(eq(places.slotId, 'activity/new'));
  expect(kept).toEqual([{ slotId: 'activity/new', taken: 2 }]);
});

test.each<[string, object, string]>([
  ['no end', { end_at: undefined }, 'end_at: is missing, and there is no weekly'],
  ['an end before the start', { end_at: activity.start_at }, 'end_at: is not after start_at'],
  [
    'an impossible time of day',
    { end_at: '2027-01-02T25:00:00+08:00' },
    'end_at: must have the format',
  ],
  [
    'a time zone name after the offset',
    { end_at: '2027-01-02T16:00:00+08:00[Asia/Shanghai]' },
    'end_at: must have the format date-time',
  ],
  [
    'both dates and a weekly rule',
    { weekly },
    'weekly: cannot be combined with start_at and end_at',
  ],
  [
    'a weekday in Chinese',
    { weekly: { ...weekly, weekday: '周六' } },
    'weekly.weekday: must be one of',
  ],
  [
    'a weekly start in 12-hour format',
    { weekly: { ...weekly, start: '2pm' } },
    'weekly.start: must have',
  ],
  [
    'a weekly end before the start',
    { weekly: { ...weekly, end: '13:00' } },
    'weekly.end: is not after start',
  ],
  [
    'a last day before the first day',
    { weekly: { ...weekly, from: '2027-02-01', until: '2027-01-01' } },
    'weekly.until: is before from',
  ],
  ['a capacity of zero', { capacity: 0 }, 'capacity: must be at least 1'],
  ['an unknown kind', { kind: 'party' }, 'kind: must be one of: lecture, workshop'],
  [
    'an id that ends like the date of a weekly occurrence',
    { id: 'a.20270102' },
    'id: must not end with a dot and eight',
  ],
  ['a script in its text', { content_zh: '<script>x</script>' }, 'content_zh: '],
  [
    'a missing picture file',
    { images: [{ file: 'b.jpg', alt_zh: '', alt_en: '' }] },
    'images[0].file: ',
  ],
])(
  'a pack whose activity has %s is rejected with file, record and field',
  async (_, change, expected) => {
    const before = await importer.readAllRows();
    const errors = await importer.importErrors(await pack({ ...activity, ...change }));
    const id = (change as { id?: string }).id ?? 'new';
    expect(errors.join('\n')).toContain(`activities.json ${id} ${expected}`);
    expect(await importer.readAllRows()).toEqual(before);
  },
);

test('a pack with two activities of one id is rejected', async () => {
  expect(await importer.importErrors(await pack(activity, activity))).toEqual([
    'activities.json new id: is there twice, first in activities.json',
  ]);
});
