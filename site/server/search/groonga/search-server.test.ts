import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sites, type Language } from '../../../contract/shared/sites';
import { searchDocuments } from '../../db/schema';
import { fixtureToday } from '../../testing/fixture-pack';
import { hasGroonga, startGroonga, type GroongaServer } from '../../testing/groonga-server';
import { useTestImporter } from '../../testing/test-importer';
import { createHitFinder, type FindHits, type HitRequest } from '../find-hits';
import { createGroongaClient, SearchServerError } from './client';
import { createServerContents } from './content';
import { createServerHitFinder } from './search-server';
import { noEnd, tablesOf } from './tables';

const importer = useTestImporter({ withMuseum: true });
let server: GroongaServer;
let find: FindHits;
const errors: unknown[] = [];

let now = fixtureToday;

/** What the server has, as another process sees it. */
const openContents = () => {
  const client = createGroongaClient(server.url);
  const onError = (error: unknown) => errors.push(error);
  const clock = () => now;
  const { db } = importer;
  return {
    client,
    contents: createServerContents({ db, client, onError, clock, patience: 20_000 }),
  };
};

/** A search as that of another process. */
const openSearch = (maxRanked?: number): FindHits => {
  const { client, contents } = openContents();
  return createServerHitFinder(importer.db, client, contents, maxRanked);
};

const article = (id: string, title = id) => ({
  'entries.json': [
    { id, category: 'News', title_zh: title, published_at: '2026-01-01T09:00:00+08:00' },
  ],
});

const requestOf = (keyword: string, language: Language, more: Partial<HitRequest> = {}) => ({
  ...{ keyword, siteId: sites[language].id, language, filter: {}, now: fixtureToday },
  ...more,
});

async function results(engine: FindHits, request: HitRequest) {
  const found = await engine(request);
  if (!found) return undefined;
  const { total, facets, digest, readKeys } = found;
  const keys = await readKeys({ offset: 0, limit: Infinity });
  return { total, facets, digest, keys: keys.map(({ kind, id }) => `${kind} ${id}`) };
}

async function titles(language: Language): Promise<string[]> {
  const rows = await importer.db
    .select({ title: searchDocuments.title })
    .from(searchDocuments)
    .where(and(eq(searchDocuments.siteId, sites[language].id)));
  return rows.map(({ title }) => title);
}

describe.runIf(hasGroonga)('search by a Groonga server', () => {
  beforeAll(async () => {
    server = await startGroonga();
    find = openSearch();
  });
  afterAll(() => server.stop());

  test.each<Language>(['zh', 'en'])(
    'every title of the %s site, whole, in parts and mistyped, finds the same as in the process',
    async (language) => {
      const inProcess = createHitFinder(importer.db);
      const keywords = (await titles(language)).flatMap((title) => [
        ...[title, title.slice(0, 2), title.slice(1), title.slice(-3), `${title.slice(0, 4)}x`],
        ...[title.slice(0, 3) + title.slice(4), title.split(/\s+/).toReversed().join(' ')],
      ]);
      const sounds = ['ding', 'qing', 'qtd', 'q t d', 'qingtong', 'qintong', 'di', 'news', 'x'];
      const initials = [
        'qw 商',
        '商 qw',
        'qw qt',
        'qw wu',
        'qw xx',
        'qw news',
        '器物 qw 商',
        'qw 1',
      ];
      for (const keyword of new Set(
        [...keywords, ...sounds, ...initials].map((one) => one.trim()),
      )) {
        const request = requestOf(keyword, language);
        expect([keyword, await results(find, request)]).toEqual([
          keyword,
          await results(inProcess, request),
        ]);
      }
      expect(errors).toEqual([]);
    },
    120_000,
  );

  test('filters and precisions find the same as in the process', async () => {
    const inProcess = createHitFinder(importer.db);
    for (const keyword of ['器物', '商', '物']) {
      for (const more of [
        { filter: { kind: 'object' } },
        { filter: { period: 'shang' } },
        { filter: { kind: 'object', period: 'shang', area: 'Collection' } },
        { precision: 'exact' as const },
        { precision: 'fuzzy' as const },
      ]) {
        const request = requestOf(keyword, 'zh', more);
        expect(await results(find, request)).toEqual(await results(inProcess, request));
      }
    }
  });

  test('hits beyond those that are ranked in the process are counted and read from the server', async () => {
    const inProcess = createHitFinder(importer.db);
    const engine = openSearch(1);
    for (const keyword of ['器物', '标题', '器', 'wu', 'qw', '商 器物']) {
      for (const filter of [
        {},
        { kind: 'object' },
        { kind: 'object', period: 'shang' },
        { kind: 'article', area: 'News', period: '' },
      ]) {
        const request = requestOf(keyword, 'zh', { filter });
        const expected = await results(inProcess, request);
        const found = await results(engine, request);
        expect(found).toEqual({ ...expected, keys: found?.keys });
        expect(found?.keys.toSorted()).toEqual(expected?.keys.toSorted());
        const parts = await Promise.all(
          [0, 1, 2, 3].map(async (offset) =>
            (await engine(request))?.readKeys({ offset, limit: 1 }),
          ),
        );
        const ids = parts.flatMap((keys) => keys?.map(({ kind, id }) => `${kind} ${id}`));
        expect(ids).toEqual(found?.keys.slice(0, 4));
      }
    }
  });

  test.each([
    '"',
    '\\',
    '\\"',
    '")',
    '(',
    ') || true || (',
    '" || all_records() || "',
    '鼎" || "',
    "'",
    '*',
    '-鼎',
    '鼎 OR 器',
    '鼎*',
    '_key:^',
    '%',
    '\u0000',
    '鼎\u0000器',
    '\ue000',
    '鼎'.repeat(200),
    '"'.repeat(200),
    'a'.repeat(200),
    '鼎 '.repeat(100),
    '{"a":1}',
    '鼎\n器',
    '&filter=true',
  ])('hostile keyword %j finds the same as in the process', async (keyword) => {
    const request = requestOf(keyword, 'zh');
    const expected = await results(createHitFinder(importer.db), request);
    expect(await results(find, request)).toEqual(expected);
  });

  test('an import that adds, changes and removes a record is found by all processes', async () => {
    const other = openSearch();
    const ids = async (engine: FindHits, keyword: string) =>
      (await results(engine, requestOf(keyword, 'zh', { precision: 'exact' })))?.keys;
    await importer.import(article('one', '琥珀琉璃'));
    expect(await ids(find, '琥珀琉璃')).toEqual(['article one']);
    expect(await ids(other, '琥珀琉璃')).toEqual(['article one']);
    await importer.import(article('one', '玳瑁珊瑚'));
    expect(await ids(find, '琥珀琉璃')).toEqual([]);
    expect(await ids(other, '玳瑁珊瑚')).toEqual(['article one']);
    await importer.db.delete(searchDocuments).where(eq(searchDocuments.id, 'one'));
    await importer.import(article('two', '珐琅'));
    expect(await ids(find, '玳瑁珊瑚')).toEqual([]);
    expect(await ids(other, '珐琅')).toEqual(['article two']);
  });

  test('two processes that search at once after an import find the former content or the new one', async () => {
    const engines = [openSearch(), openSearch()];
    const inProcess = createHitFinder(importer.db);
    const request = requestOf('器物', 'zh');
    const before = await results(inProcess, request);
    await importer.import(article('three', '器物 三'));
    const after = await results(inProcess, request);
    expect(after?.total).toBe((before?.total ?? 0) + 1);
    for (const found of await Promise.all(engines.map((engine) => results(engine, request))))
      expect([before, after]).toContainEqual(found);
    for (const engine of engines)
      await vi.waitFor(async () => expect(await results(engine, request)).toEqual(after));
    expect(errors).toEqual([]);
  });

  test('what an import has left of the former content is removed after a minute, and searches stay the same', async () => {
    await importer.import(article('four', '器物 四'));
    await results(find, requestOf('器物', 'zh'));
    await importer.import(article('four', '器物 肆'));
    const { client, contents } = openContents();
    const request = requestOf('器物', 'zh');
    const before = await results(find, request);
    const count = async (filter: string) => {
      const table = tablesOf('1').documents;
      const [[[total]]] = (await client.run('select', { table, filter, limit: 0 })) as [[[number]]];
      return total;
    };
    const isEnded = `until < ${noEnd}`;
    const isReleasable = `visibility == "limited" && published_at <= ${fixtureToday.getTime()} && shown_until == ${noEnd}`;
    await contents.find('1');
    await contents.tidy('1');
    expect(await count(isEnded)).toBeGreaterThan(0);
    expect(await count(isReleasable)).toBeGreaterThan(0);
    now = new Date(fixtureToday.getTime() + 61_000);
    await contents.tidy('1');
    expect([await count(isEnded), await count(isReleasable)]).toEqual([0, 0]);
    expect(await results(find, request)).toEqual(before);
    expect(await results(find, request)).toEqual(
      await results(createHitFinder(importer.db), request),
    );
  });

  test('search fails while the server is away, and finds again when it is back', async () => {
    await server.halt();
    await expect(find(requestOf('器物', 'zh'))).rejects.toThrow(SearchServerError);
    await server.start();
    expect((await results(find, requestOf('器物', 'zh')))?.total).toBeGreaterThan(0);
  });

  test('search fills a server whose database was removed', async () => {
    const before = await results(find, requestOf('器物', 'zh'));
    expect(before?.total).toBeGreaterThan(0);
    await server.halt();
    server.clear();
    await server.start();
    await expect(find(requestOf('器物', 'zh'))).rejects.toThrow(SearchServerError);
    expect(await results(find, requestOf('器物', 'zh'))).toEqual(before);
  });
});
