import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { exportPack } from '../../import/export/export-pack';
import { importPacks } from '../../import/import-packs';
import { contentOf, edit, errorsOf, notice } from '../../testing/desk-records';
import { createJpeg, fixtureToday } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { addTestStaff, sendDesk, type TestStaff } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();
let he: TestStaff;
beforeAll(async () => {
  he = await addTestStaff(museum, 'he', ['editor']);
}, 60_000);

const upload = async (bytes: Buffer) =>
  sendDesk(museum, 'deskPictureUpload', {}, he.headers, bytes);

test('an uploaded picture is shown in its sizes and loses its metadata', async () => {
  const exif = { IFD0: { Artist: 'Nobody' }, IFD3: { GPSLatitude: '31/1 0/1 0/1' } };
  const photograph = await sharp(await createJpeg('#147', 640, 480))
    .withExif(exif)
    .jpeg()
    .toBuffer();
  const response = await upload(photograph);
  expect(response.statusCode, response.body).toBe(200);
  const { data } = response.json<{ data: { file: string; src: string; width: number } }>();
  expect(data.file).toMatch(/^uploads\/[0-9a-f]{24}\.jpg$/);
  const original = join(museum.folder, 'originals', /\/(\w+)\./.exec(data.file)?.[1] ?? '');
  expect((await sharp(original).metadata()).exif).toBeUndefined();
  const focal = { x: 0.2, y: 0.7 };
  const images = [{ file: data.file, alt_zh: '蓝', alt_en: 'Blue', focal }];
  const saved = await he.record('deskRecordSave', edit('blue', notice('blue', { images })));
  expect(saved.pictures).toEqual(
    [data].map(({ file, src, width }) => ({ file, src, width, height: 480 })),
  );
  const [shown] = await contentOf(museum, 'blue');
  expect(shown).toMatchObject({ images: [{ alt: '蓝', width: 640, focal }] });
});

test('a picture needs alternative text in both languages', async () => {
  const { data } = (await upload(await createJpeg('#258'))).json<{ data: { file: string } }>();
  const images = [{ file: data.file, alt_zh: '只有中文', alt_en: ' ' }];
  const response = await he.send('deskRecordSave', edit('alt', notice('alt', { images })));
  expect(errorsOf(response)).toEqual([{ field: 'images[0].alt_en', msg: '请填写此项。' }]);
});

test('an uploaded picture within a text is shown in its size with its alternative text', async () => {
  const { data } = (await upload(await createJpeg('#369', 640, 480))).json<{
    data: { file: string; src: string };
  }>();
  const figure = (alt: string) => `<figure><img src="${data.file}" alt="${alt}"></figure><p>x</p>`;
  const texts = { content_zh: figure('灯'), content_en: figure('A lamp') };
  const saved = await he.record('deskRecordSave', edit('lamp', notice('lamp', texts)));
  expect(saved.pictures).toEqual([{ file: data.file, src: data.src, width: 640, height: 480 }]);
  const [shown] = await contentOf(museum, 'lamp');
  expect(shown).toMatchObject({ content: expect.stringContaining(data.src) as string });
});

test.each(['https://other.example/a.jpg', 'data:image/png;base64,AAAA', '/media/x.jpg'])(
  'a text with the picture %s is refused',
  async (src) => {
    const texts = { content_zh: `<p>x</p><img src="${src}" alt="x">` };
    const response = await he.send('deskRecordSave', edit('host', notice('host', texts)));
    expect(errorsOf(response)).toEqual([expect.objectContaining({ field: 'content_zh' })]);
  },
);

test('a picture within a text needs alternative text in the language of that text', async () => {
  const { data } = (await upload(await createJpeg('#396'))).json<{ data: { file: string } }>();
  const figure = (alt: string) => `<figure><img src="${data.file}" alt="${alt}"></figure>`;
  const texts = { content_zh: figure('灯'), content_en: figure(' ') };
  const response = await he.send('deskRecordSave', edit('blank', notice('blank', texts)));
  expect(errorsOf(response)).toEqual([{ field: 'content_en', msg: '图片缺少替代文字。' }]);
});

test.each([
  ['SVG with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['PDF', Buffer.from('%PDF-1.7 and more text')],
  ['nothing', Buffer.alloc(0)],
  ['header of a JPEG alone', Buffer.from('ffd8ffe000104a46494600010100', 'hex')],
])('an upload of %s is refused as no picture', async (_, bytes) => {
  const response = await upload(bytes);
  expect(response.statusCode).toBe(400);
  expect(errorsOf(response)).toEqual([{ field: 'file', msg: '不是图片，或已损坏。' }]);
});

test('a truncated picture and a GIF are refused', async () => {
  const whole = await createJpeg('#369', 900, 900);
  expect((await upload(whole.subarray(0, whole.length - 200))).statusCode).toBe(400);
  const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer();
  expect((await upload(gif)).statusCode).toBe(400);
});

test('a file is not received from someone who may not upload it', async () => {
  const clerk = await addTestStaff(museum, 'clerk', ['frontDesk']);
  const bytes = Buffer.alloc(2 * 1024 * 1024);
  const byClerk = await sendDesk(museum, 'deskPictureUpload', {}, clerk.headers, bytes);
  const byNobody = await sendDesk(museum, 'deskPictureUpload', {}, {}, bytes);
  expect([byClerk.statusCode, byNobody.statusCode]).toEqual([403, 401]);
  const tooLarge = await upload(Buffer.alloc(26 * 1024 * 1024));
  expect([tooLarge.statusCode, tooLarge.body]).toEqual([413, expect.stringContaining('25 MB')]);
});

test('an export has the versions of the desk, and importing it again changes nothing', async () => {
  const { data } = (await upload(await createJpeg('#abc'))).json<{ data: { file: string } }>();
  const images = [{ file: data.file, alt_zh: '灰', alt_en: 'Grey' }];
  await he.record('deskRecordSave', edit('kept', notice('kept', { images })));
  const folder = join(temporaryFolder('export'), 'pack');
  await exportPack(museum.db, folder, { dataDir: museum.folder });
  const options = { dataDir: museum.folder, clock: () => fixtureToday };
  expect(await importPacks(museum.db, [folder], options)).toMatchObject([
    { new: 0, changed: 0, keptEdited: [] },
  ]);
  expect(await contentOf(museum, 'kept')).toMatchObject([{ images: [{ alt: '灰' }] }]);
});
