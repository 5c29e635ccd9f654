import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Files of a pack by path; values other than strings and bytes are written as JSON. */
export type PackFiles = Record<string, unknown>;

export function writePackFiles(folder: string, files: PackFiles): string {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const isRaw = content instanceof Uint8Array || typeof content === 'string';
    writeFileSync(path, isRaw ? content : JSON.stringify(content));
  }
  return folder;
}

/** A JPEG of one colour. */
export async function createJpeg(color: string, width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

const image = { file: 'images/red.jpg', alt_zh: '红色', alt_en: 'Red', credit: 'Test · CC0' };

function article(id: string, category: string, day: string, more: object = {}) {
  return {
    id,
    category,
    title_zh: `标题 ${id}`,
    title_en: `Title ${id}`,
    summary_zh: '摘要',
    summary_en: 'Summary',
    content_zh: '<p>正文</p>',
    content_en: '<p>Text</p>',
    published_at: `${day}T09:00:00+08:00`,
    images: [image],
    ...more,
  };
}

function object(id: string, period: string, material: string, more: object = {}) {
  return {
    id,
    category: material,
    title_zh: `器物 ${id}`,
    title_en: `Object ${id}`,
    period,
    date_zh: '公元前12世纪',
    date_en: '12th century BCE',
    medium_zh: '青铜',
    medium_en: 'Bronze',
    dimensions_zh: '高10厘米',
    dimensions_en: 'H. 10 cm',
    accession_number: `T.${id}`,
    holder_zh: '测试馆',
    holder_en: 'Test museum',
    credit_line: 'Gift of a tester',
    description_zh: '<p>说明</p>',
    description_en: '<p>Description</p>',
    source_url: 'https://museum.example/objects',
    images: [image],
    ...more,
  };
}

const on = (start: string, end: string) => ({
  start_at: `${start}:00+08:00`,
  end_at: `${end}:00+08:00`,
});

const weekly = (weekday: string) => ({ weekly: { weekday, start: '14:00', end: '15:30' } });

function activity(id: string, kind: string, time: object, more: object = {}) {
  return {
    id,
    kind,
    title_zh: `活动 ${id}`,
    title_en: `Activity ${id}`,
    summary_zh: '摘要',
    summary_en: 'Summary',
    content_zh: '<p>经过</p>',
    content_en: '<p>What happens</p>',
    place_zh: '教育中心',
    place_en: 'Education Centre',
    capacity: 3,
    images: [image],
    ...time,
    ...more,
  };
}

const exhibitionTexts = {
  summary_zh: '摘要',
  summary_en: 'Summary',
  content_zh: '<p>前言</p>',
  content_en: '<p>Foreword</p>',
  place_zh: '一层',
  place_en: 'Level 1',
  images: [image],
};

/** The content pack of the fixture museum, whose current day is 21 November 2026. */
export async function fixturePack(): Promise<PackFiles> {
  return {
    'images/red.jpg': await createJpeg('#c00'),
    'images/large.jpg': await createJpeg('#060', 1300, 900),
    'images/side.jpg': await createJpeg('#0c0'),
    'dictionaries.json': [
      ['period', 'shang', '商', 'Shang'],
      ['period', 'ming', '明', 'Ming'],
      ['material', 'bronze', '青铜', 'Bronze'],
      ['material', 'jade', '玉', 'Jade'],
      ['fact', 'number', '编号', 'Number'],
      ['fact', 'place', '地点', 'Place'],
    ].map(([dictCode, dictValue, label_zh, label_en]) => ({
      id: `${dictCode}/${dictValue}`,
      dictCode,
      dictValue,
      label_zh,
      label_en,
    })),
    'categories.json': [
      { id: 'News', parent: null, name_zh: '资讯', name_en: 'News' },
      { id: 'Notice', parent: 'News', name_zh: '公告', name_en: 'Notices' },
      { id: 'Hidden', parent: null, name_zh: '暗', name_en: 'Hidden', visible: false },
      { id: 'OnlyChinese', parent: null, name_zh: '仅中文' },
      {
        id: 'Shop',
        parent: null,
        name_zh: '商店',
        name_en: 'Shop',
        type: 3,
        linkUrl: 'https://shop.example/',
        title_zh: '另一网站',
        title_en: 'Another site',
      },
    ],
    'tags.json': [
      { id: 'families', name_zh: '亲子', name_en: 'Families' },
      { id: 'vessels', name_zh: '容器', name_en: 'Vessels' },
    ],
    'entries/news.json': [
      article('older', 'News', '2026-01-01'),
      article('same-b', 'Notice', '2026-02-01'),
      article('same-a', 'Notice', '2026-02-01', { tags: ['vessels', 'families'] }),
      article('newest', 'Notice', '2026-03-01', {
        period: 'shang',
        material: 'bronze',
        facts: { number: 'N 1', place_zh: '东厅', place_en: 'East Hall' },
      }),
      article('future', 'Notice', '2027-01-01'),
      article('only-chinese', 'Notice', '2025-01-01', { title_en: '' }),
    ],
    'entries.json': [article('in-hidden', 'Hidden', '2026-01-01')],
    'opening-hours.json': [
      {
        id: 'regular',
        weekdays: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        opens: '09:00',
        last_entry: '16:30',
        closes: '17:00',
        text_zh: '周二至周日',
        text_en: 'Tuesday to Sunday',
      },
    ],
    'exhibitions.json': [
      {
        id: 'base',
        kind: 'base',
        title_zh: '常设',
        title_en: 'Permanent',
        start_date: '2019-09-28',
        end_date: null,
        ...exhibitionTexts,
        objects: [
          { id: 'ding', tags: ['vessels'] },
          { id: 'cong', tags: ['vessels', 'families'] },
        ],
      },
      {
        id: 'closing-today',
        kind: 'temporary',
        title_zh: '今日闭幕',
        title_en: 'Closing today',
        start_date: '2026-10-01',
        end_date: '2026-11-21',
        ...exhibitionTexts,
      },
      {
        id: 'next-year',
        kind: 'temporary',
        title_zh: '明年',
        title_en: 'Next year',
        start_date: '2027-05-01',
        end_date: '2027-06-01',
        ...exhibitionTexts,
      },
      {
        id: 'tomorrow',
        kind: 'temporary',
        title_zh: '明日',
        title_en: 'Tomorrow',
        start_date: '2026-11-22',
        end_date: '2027-01-01',
        ...exhibitionTexts,
      },
      {
        id: 'over',
        kind: 'review',
        title_zh: '已结束',
        title_en: 'Over',
        start_date: '2020-01-01',
        end_date: '2020-02-01',
        ...exhibitionTexts,
      },
    ],
    'activities.json': [
      activity('talk', 'lecture', on('2026-11-28T14:00', '2026-11-28T16:00'), { capacity: 20 }),
      activity('small-room', 'workshop', on('2026-12-05T14:00', '2026-12-05T16:00')),
      activity('began', 'concert', on('2026-11-21T11:30', '2026-11-21T13:00')),
      activity('long-ago', 'film', on('2026-08-01T14:00', '2026-08-01T16:00')),
      activity('saturdays', 'family', weekly('saturday'), { capacity: 12 }),
      activity('only-chinese', 'family', weekly('sunday'), { title_en: '' }),
    ],
    'objects.json': {
      objects: [
        object('ding', 'shang', 'bronze', { turntable: Array<string>(8).fill('images/side.jpg') }),
        object('cong', 'shang', 'jade', {
          title_zh: '玉琮 100%_纯',
          medium_en: 'Jade',
          images: [{ ...image, file: 'images/large.jpg', license: 'CC0-1.0' }],
          provenance_zh: ['旧藏某氏', ' '],
          provenance_museum: ['A collector, by 1930'],
          exhibitions_museum: [{ year: '1974', title: 'The Colors of Ink', venues: 'Asia House.' }],
        }),
        object('bowl', 'ming', 'jade', { holder_en: 'Another holder' }),
        object('scroll', 'ming', 'bronze', { title_en: undefined }),
      ],
    },
  };
}

/** Noon of the fixture museum's current day. */
export const fixtureToday = new Date('2026-11-21T12:00:00+08:00');
