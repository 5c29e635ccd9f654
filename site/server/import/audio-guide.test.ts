import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exhibitions, exhibits } from '../db/schema';
import { exhibition, exhibitions as showing, object, objects } from '../testing/pack-records';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const pot = { ...object, title_en: 'Pot' };
const guide = {
  audio_stop: '201',
  audio_text_zh: ['先看口沿。', ' '],
  audio_text_en: ['Look up.'],
};

test('stop of an object is stored with its text in the language of each site', async () => {
  await importer.import(await objects({ ...pot, ...guide }));
  const { audioStop, audioText, audioRecording, siteId } = exhibits;
  const rows = await importer.db
    .select({ audioStop, audioText, audioRecording })
    .from(exhibits)
    .where(eq(exhibits.id, 'pot'))
    .orderBy(asc(siteId));
  expect(rows).toEqual([
    { audioStop: '201', audioText: ['先看口沿。'], audioRecording: null },
    { audioStop: '201', audioText: ['Look up.'], audioRecording: null },
  ]);
});

test('recording of a stop is stored with its captions in its own language only', async () => {
  const recording = { file: 'zh.mp3', duration: 64, captions: { zh: 'zh.vtt' } };
  await importer.import({
    ...(await objects({ ...pot, ...guide, audio_recording_zh: recording })),
    'zh.mp3': 'ID3 and a voice',
    'zh.vtt': 'WEBVTT\n\n00:00.000 --> 00:02.000\n先看口沿。\n',
  });
  const rows = await importer.db
    .select({ recording: exhibits.audioRecording })
    .from(exhibits)
    .where(eq(exhibits.id, 'pot'))
    .orderBy(asc(exhibits.siteId));
  expect(rows[0]?.recording).toMatchObject({ duration: 64, tracks: [{ lang: 'zh' }] });
  expect(rows[0]?.recording?.sources[0]?.src).toMatch(/\.mp3$/);
  expect(rows[1]?.recording).toBeNull();
});

test('introduction to an exhibition is a stop as well', async () => {
  await importer.import(await showing({ ...exhibition, ...guide, audio_stop: '200' }));
  const [row] = await importer.db
    .select({ stop: exhibitions.audioStop, text: exhibitions.audioText })
    .from(exhibitions)
    .where(eq(exhibitions.id, 'show'));
  expect(row).toEqual({ stop: '200', text: ['先看口沿。'] });
});

test('stop that two records of a pack have is an error of the second', async () => {
  const files = await objects({ ...pot, ...guide }, { ...pot, ...guide, id: 'jar' });
  expect(await importer.importErrors(files)).toEqual([
    'objects.json jar audio_stop: 201 is already the stop of pot',
  ]);
});

test('stop of an object that another pack has shown is an error, unless it is given up', async () => {
  await importer.import(await objects({ ...pot, ...guide }));
  const jar = { ...pot, ...guide, id: 'jar' };
  expect(await importer.importErrors(await objects(jar))).toEqual([
    'objects.json jar audio_stop: 201 is already the stop of pot',
  ]);
  await importer.import(await objects({ ...pot, ...guide, audio_stop: '202' }, jar));
  await importer.import(await objects({ ...pot, ...guide, audio_stop: '202' }));
});

test('stop without a text, and a number that is none, are errors', async () => {
  expect(await importer.importErrors(await objects({ ...pot, audio_stop: '300' }))).toEqual([
    'objects.json pot audio_text_zh: is missing: a stop of the audio guide needs its text',
  ]);
  for (const number of ['21', '2011', '012', 'A01']) {
    const [error] = await importer.importErrors(
      await objects({ ...pot, ...guide, audio_stop: number }),
    );
    expect(error, number).toMatch(/^objects\.json pot audio_stop: /);
  }
});
