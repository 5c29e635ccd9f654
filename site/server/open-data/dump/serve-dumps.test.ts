import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { exhibits } from '../../db/schema';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const get = (format: string, host = 'museum.example') =>
  museum.app.inject({ url: `/data/v1/collection.${format}`, headers: { host } });
const folder = () => join(museum.folder, 'open-data');

test('collection as JSON lines has every shown object as linked data', async () => {
  const response = await get('jsonl');
  expect(response.headers).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'content-disposition': 'attachment; filename="collection-2026-11-21.jsonl"',
    'access-control-allow-origin': '*',
    link: '<https://creativecommons.org/publicdomain/zero/1.0/>; rel="license"',
  });
  const objects = response.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { '@id': string });
  const { total } = await museum.page('exhibitPage', { siteId: '1' });
  expect(objects).toHaveLength(total);
  expect(objects[0]).toMatchObject({ '@context': 'https://schema.org', '@type': 'VisualArtwork' });
  expect(objects.map((object) => object['@id'])).toContain(
    'http://museum.example/data/v1/objects/ding',
  );
});

test('collection as a table has a line for each object, without formulas', async () => {
  await museum.db.update(exhibits).set({ medium: '=cmd()' }).where(eq(exhibits.id, 'ding'));
  const { body } = await get('csv', 'table.example');
  const [head = '', ...lines] = body.trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFFid,accession_number,title_zh,title_en,/);
  const ding = lines.find((line) => line.startsWith('ding,'));
  expect(ding).toContain(",'=cmd(),");
  expect(ding).toContain(',-1200,-1101,');
  expect(ding).toContain('http://table.example/iiif/object/ding/manifest.json');
});

test('file of a day is made once, whatever changes in the collection', async () => {
  const before = (await get('jsonl')).body;
  await museum.db.update(exhibits).set({ title: 'Changed' }).where(eq(exhibits.id, 'ding'));
  expect((await get('jsonl')).body).toBe(before);
});

test('requests at the same time get the same whole file', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => get('csv', 'busy.example')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

test('only the newest files are kept, and what was left unfinished is removed', async () => {
  mkdirSync(folder(), { recursive: true });
  const unfinished = join(folder(), '.killed.csv');
  writeFileSync(unfinished, 'half');
  utimesSync(unfinished, 0, 0);
  for (let site = 0; site < 6; site += 1) await get('csv', `site-${site}.example`);
  expect(existsSync(unfinished)).toBe(false);
  expect(readdirSync(folder()).filter((name) => name.endsWith('.csv'))).toHaveLength(4);
});
