import { expect, test } from 'vitest';
import { writePackFiles, type PackFiles } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { formatImportError, type ImportError } from '../records/import-errors';
import { readWholePack } from '../../testing/read-whole-pack';

function read(more: object) {
  const errors: ImportError[] = [];
  const record = {
    id: 'lesson',
    category: 'A',
    title_zh: '课',
    title_en: 'Lesson',
    published_at: '2026-01-01T09:00:00+08:00',
    ...more,
  };
  const files: PackFiles = { 'entries.json': [record] };
  const pack = readWholePack(writePackFiles(temporaryFolder('parts'), files), errors);
  return { entry: pack.entries[0], files: pack.files, errors: errors.map(formatImportError) };
}

test('parts of an entry keep their order, and a part without an id gets one from its kind and number', () => {
  const { entry } = read({
    parts: [
      { kind: 'step', title_zh: '看', title_en: 'Look' },
      { kind: 'question', id: 'why', title_zh: '为什么', content_zh: '<p>因为。</p>' },
    ],
  });
  expect(entry?.parts?.map(({ kind, id, title }) => [kind, id, title.zh])).toEqual([
    ['step', 'step-1', '看'],
    ['question', 'why', '为什么'],
  ]);
});

test('errors and files in a part of an entry are reported with the field of the part', () => {
  const { files, errors } = read({
    parts: [
      {
        kind: 'step',
        id: 'one',
        content_zh: '<script>1</script>',
        images: [{ file: 'images/a.jpg', alt_zh: '甲', alt_en: 'A' }],
      },
      { kind: 'step', id: 'one' },
    ],
  });
  expect(files.map(({ field, file }) => [field, file])).toEqual([
    ['parts[0].images[0].file', 'images/a.jpg'],
  ]);
  expect(errors.join('\n')).toMatch(/lesson parts\[0\]\.content_zh: <script> is not allowed/);
  expect(errors.join('\n')).toMatch(/lesson parts\[1\]\.id: one is the id of a part before it/);
});

test('an entry can have a video and an audio recording with captions and chapters', () => {
  const captions = { zh: 'a.zh.vtt' };
  const { entry, files } = read({
    video: {
      mp4: 'a.mp4',
      webm: 'a.webm',
      poster: 'a.jpg',
      captions,
      chapters: [{ start: 8, title_zh: '铸', title_en: 'Casting' }],
    },
    audio: { file: 'a.mp3', duration: 40 },
  });
  expect(entry?.video).toMatchObject({
    files: [
      { file: 'a.webm', type: 'video/webm' },
      { file: 'a.mp4', type: 'video/mp4' },
    ],
    chapters: [{ start: 8, title: { zh: '铸', en: 'Casting' } }],
  });
  expect(entry?.audio).toMatchObject({ duration: 40, files: [{ file: 'a.mp3' }] });
  expect(files.map(({ field }) => field).sort()).toEqual([
    'audio.file',
    'video.captions.zh',
    'video.mp4',
    'video.poster',
    'video.webm',
  ]);
});
