import { JSDOM } from 'jsdom';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { object } from '../../testing/pack-records';
import { importPacks } from '../../import/import-packs';
import { fixtureToday, writePackFiles, type PackFiles } from '../../testing/fixture-pack';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

let packs = 0;
async function importFiles(files: PackFiles, now: Date) {
  const pack = writePackFiles(join(museum.folder, `pack-${++packs}`), files);
  await importPacks(museum.db, [pack], { dataDir: museum.folder, clock: () => now });
}

const tomorrow = new Date(fixtureToday.getTime() + 86_400_000);
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

// More objects than one answer has, and tomorrow the bowl is withdrawn.
beforeAll(async () => {
  const many = Array.from({ length: 110 }, (_, index) => ({
    ...{ ...object, id: `sherd-${String(index).padStart(3, '0')}`, image: undefined, images: [] },
  }));
  await importFiles({ 'objects.json': { objects: many } }, fixtureToday);
  await importFiles({ 'objects.json': [{ id: 'bowl', withdrawn: true }] }, tomorrow);
});

async function ask(query: string): Promise<Document> {
  const response = await museum.app.inject({
    url: `/oai?${query}`,
    headers: { host: 'museum.example' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/xml; charset=utf-8');
  // Throws where the document is not well-formed.
  return new JSDOM(response.body, { contentType: 'text/xml' }).window.document;
}

const textsOf = (document: Document, name: string) =>
  [...document.getElementsByTagName(name)].map(({ textContent }) => textContent);
const errorOf = (document: Document) => document.querySelector('error')?.getAttribute('code');

test('Identify names the repository, its address and the form of its identifiers', async () => {
  const document = await ask('verb=Identify');
  expect(textsOf(document, 'baseURL')).toEqual(['http://museum.example/oai']);
  expect(textsOf(document, 'protocolVersion')).toEqual(['2.0']);
  expect(textsOf(document, 'deletedRecord')).toEqual(['persistent']);
  expect(textsOf(document, 'repositoryIdentifier')).toEqual(['museum.example']);
});

test('GetRecord returns an object in Dublin Core in both languages', async () => {
  const document = await ask(
    'verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:museum.example:ding',
  );
  expect(textsOf(document, 'identifier')[0]).toBe('oai:museum.example:ding');
  expect(textsOf(document, 'dc:title')).toEqual(['器物 ding', 'Object ding']);
  expect(textsOf(document, 'dc:identifier')).toContain('T.ding');
  expect(textsOf(document, 'dc:coverage')).toContain('-1199/-1100');
  expect(textsOf(document, 'dc:rights')).toEqual([
    'https://creativecommons.org/publicdomain/zero/1.0/',
  ]);
});

test.each(['ListRecords', 'ListIdentifiers'])(
  '%s returns every object once over its resumption tokens, the last of which is empty',
  async (verb) => {
    const found: (string | null)[] = [];
    let query = 'metadataPrefix=oai_dc';
    for (let page = 0; page < 9 && query; page += 1) {
      const document = await ask(`verb=${verb}&${query}`);
      found.push(...textsOf(document, 'identifier'));
      const token = document.querySelector('resumptionToken');
      expect(token?.getAttribute('cursor')).toBe(String(page * 100));
      query = token?.textContent ? `resumptionToken=${token.textContent}` : '';
    }
    expect(query).toBe('');
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('oai:museum.example:sherd-109');
    expect(found.length).toBeGreaterThan(110);
  },
);

test('withdrawn object is a deleted record without metadata, in the span of its withdrawal', async () => {
  const day = dayOf(tomorrow);
  const document = await ask(`verb=ListRecords&metadataPrefix=oai_dc&from=${day}&until=${day}`);
  expect(textsOf(document, 'identifier')).toEqual(['oai:museum.example:bowl']);
  expect(document.querySelector('header')?.getAttribute('status')).toBe('deleted');
  expect(document.querySelector('metadata, resumptionToken')).toBeNull();
});

test('span until the last day of the calendar has all records', async () => {
  const document = await ask('verb=ListIdentifiers&metadataPrefix=oai_dc&until=9999-12-31');
  expect(textsOf(document, 'identifier')).toHaveLength(100);
});

test('harvest by POST is answered as by GET', async () => {
  const response = await museum.app.inject({
    ...{ method: 'POST', url: '/oai', payload: 'verb=ListMetadataFormats' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.body).toContain('<metadataPrefix>oai_dc</metadataPrefix>');
});

const forged = Buffer.from(JSON.stringify(['oai_dc', '', '', 5, 0])).toString('base64url');

test.each([
  ['', 'badVerb'],
  ['verb=Steal', 'badVerb'],
  ['verb=constructor', 'badVerb'],
  ['verb=Identify&verb=Identify', 'badVerb'],
  ['verb=Identify&from=2026-01-01', 'badArgument'],
  ['verb=ListRecords', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-30', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-01-01', 'badArgument'],
  [
    'verb=ListRecords&metadataPrefix=oai_dc&from=2026-02-01&until=2026-03-01T00:00:00Z',
    'badArgument',
  ],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=0000-01-01', 'badArgument'],
  ['verb=ListRecords&metadataPrefix=%00', 'badArgument'],
  ['verb=ListRecords&resumptionToken=x&metadataPrefix=oai_dc', 'badArgument'],
  ['verb=ListRecords&resumptionToken=x', 'badResumptionToken'],
  [`verb=ListRecords&resumptionToken=${forged}`, 'badResumptionToken'],
  ['verb=ListRecords&metadataPrefix=marc21', 'cannotDisseminateFormat'],
  ['verb=ListRecords&metadataPrefix=oai_dc&from=2090-01-01', 'noRecordsMatch'],
  ['verb=ListRecords&metadataPrefix=oai_dc&set=bronze', 'noSetHierarchy'],
  ['verb=ListSets', 'noSetHierarchy'],
  ['verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:other.example:ding', 'idDoesNotExist'],
  ['verb=ListMetadataFormats&identifier=oai:museum.example:none', 'idDoesNotExist'],
])('request “%s” is answered with the error %s', async (query, code) => {
  expect(errorOf(await ask(query))).toBe(code);
});
