import { picture, type PackFiles } from './small-pack';

/** One good record of each kind, to be spoilt, and packs of such records. */
export const article = {
  id: 'new',
  category: 'News',
  title_zh: '新',
  published_at: '2026-01-01T09:00:00+08:00',
};
/** An article of that id, in both languages. */
export const articleNamed = (id: string, more: object = {}) => ({
  id,
  category: 'News',
  title_zh: `新 ${id}`,
  title_en: `New ${id}`,
  published_at: '2026-05-01T09:00:00+08:00',
  ...more,
});
export const object = {
  id: 'pot',
  category: 'bronze',
  title_zh: '罐',
  period: 'shang',
  holder_zh: '馆',
  image: { file: 'a.jpg' },
};
export const exhibition = {
  id: 'show',
  kind: 'base',
  title_zh: '展',
  start_date: '2026-01-01',
  images: [{ file: 'a.jpg', alt_zh: '图', alt_en: 'Picture' }],
};
export const category = { id: 'A', parent: null, name_zh: '甲' };

export const entries = (...records: object[]): PackFiles => ({ 'entries.json': records });
export const withPicture = async (files: PackFiles) => ({
  'a.jpg': await picture('#fff'),
  ...files,
});
export const objects = (...records: object[]) =>
  withPicture({ 'objects.json': { objects: records } });
export const exhibitions = (...records: object[]) => withPicture({ 'exhibitions.json': records });
export const categories = (...records: object[]): PackFiles => ({ 'categories.json': records });

/** What a pack holds, and the fault that it must be refused for. */
export type FaultyCase = [what: string, files: PackFiles | Promise<PackFiles>, fault: string];
