import { createJpeg, type PackFiles } from './fixture-pack';

/** Valid records that tests modify to be invalid, and packs of them. */
export const article = {
  id: 'new',
  category: 'News',
  title_zh: '新',
  published_at: '2026-01-01T09:00:00+08:00',
};
/** An article in both languages. */
export const createArticle = (id: string, more: object = {}) => ({
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
  'a.jpg': await createJpeg('#fff'),
  ...files,
});
export const objects = (...records: object[]) =>
  withPicture({ 'objects.json': { objects: records } });
export const exhibitions = (...records: object[]) => withPicture({ 'exhibitions.json': records });
export const categories = (...records: object[]): PackFiles => ({ 'categories.json': records });

/** A pack and the error with which its import must fail. */
export type InvalidPackCase = [title: string, files: PackFiles | Promise<PackFiles>, error: string];
