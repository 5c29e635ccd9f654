import { sites } from '../../contract/shared/sites';
import type { TestMuseum } from './test-museum';

/** An entry of the fixture museum, written the day before. */
export const notice = (id: string, more: object = {}) => ({
  id,
  category: 'Notice',
  title_zh: `告示 ${id}`,
  title_en: `Notice ${id}`,
  published_at: '2026-11-20T09:00:00+08:00',
  ...more,
});

/** Input that publishes an entry for the first time. */
export const edit = (id: string, source: object, more: object = {}) => ({
  kind: 'entry' as const,
  ...{ id, form: 'entry', version: 0, draftVersion: 0, isDraft: false },
  source: { ...source },
  ...more,
});

/** The invalid fields of a response. */
export function errorsOf(response: { body: string }): { field: string; msg: string }[] {
  return (JSON.parse(response.body) as { errors: { field: string; msg: string }[] }).errors;
}

/** The entry as visitors get it; none where they get a 404. */
export async function contentOf(museum: TestMuseum, contentId: string): Promise<object[]> {
  const input = { siteId: sites.zh.id, categoryCode: 'Notice', contentId };
  const response = await museum.send('contentDetail', input);
  return response.statusCode === 404 ? [] : response.json<{ data: object[] }>().data;
}
