import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { callSchemas, type CallRecord } from '../../contract/calls';
import { endpoints, type CallName } from '../../contract/endpoints';
import { pageAnswer, rowsAnswer } from '../../contract/wrapper';
import { createApp } from '../app';
import type { Database } from '../db/database';
import { importPacks } from '../import/import-packs';
import { smallPack, smallToday, writePackFiles } from './small-pack';
import { makeTemporaryFolder, removeFolder } from './temporary-folder';
import { openTestDatabase } from './test-database';

/** The small museum behind a running app, for the tests of one file. */
export interface TestMuseum {
  app: FastifyInstance;
  db: Database;
  folder: string;
  /** Sends a call as a browser would. */
  send: (name: CallName, input: object) => Promise<LightMyRequestResponse>;
  /** Sends a call and gives its rows, after its answer was held against the contract. */
  rows: <Name extends CallName>(name: Name, input: object) => Promise<CallRecord<Name>[]>;
  /** As `rows`, for a paged call. */
  page: <Name extends CallName>(
    name: Name,
    input: object,
  ) => Promise<{ total: number; records: CallRecord<Name>[] }>;
}

/** A database that starts on a busy machine takes its time. */
const startTime = 60_000;

/** Opens the small museum before the tests of a file and closes it after them. */
export function useTestMuseum(): TestMuseum {
  const museum = {} as TestMuseum;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openTestMuseum();
    Object.assign(museum, opened.museum);
    close = opened.close;
  }, startTime);
  afterAll(() => close?.());
  return museum;
}

async function openTestMuseum(): Promise<{ museum: TestMuseum; close: () => Promise<void> }> {
  const folder = makeTemporaryFolder('museum');
  const { db, close } = await openTestDatabase();
  const pack = writePackFiles(join(folder, 'pack'), await smallPack());
  await importPacks(db, [pack], { dataDir: folder, clock: () => smallToday });
  const locations = {
    app: join(folder, 'app'),
    toolbar: join(folder, 'toolbar'),
    demoPages: join(folder, 'demo'),
  };
  for (const path of Object.values(locations)) mkdirSync(path);
  mkdirSync(join(locations.app, 'assets'));
  const mediaDir = join(folder, 'media');
  const app = await createApp({ db, locations, mediaDir, clock: () => smallToday });
  const send: TestMuseum['send'] = (name, input) => app.inject(requestOf(name, input));
  const answer = async (name: CallName, input: object) => {
    const response = await send(name, input);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<unknown>();
  };
  return {
    museum: {
      app,
      db,
      folder,
      send,
      rows: async (name, input) => {
        const body = await answer(name, input);
        expectContract(rowsAnswer(callSchemas[name].record), body);
        return (body as { data: CallRecord<typeof name>[] }).data;
      },
      page: async (name, input) => {
        const body = await answer(name, input);
        expectContract(pageAnswer(callSchemas[name].record), body);
        const { total, records } = body as { total: number; records: CallRecord<typeof name>[] };
        return { total, records };
      },
    },
    close: async () => {
      await app.close();
      await close();
      removeFolder(folder);
    },
  };
}

function requestOf(name: CallName, input: object) {
  const { method, path: url, input: form } = endpoints[name];
  if (form === 'json') return { method, url, payload: input };
  const payload = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  );
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, url, headers, payload: payload.toString() };
}

function expectContract(schema: TSchema, body: unknown): void {
  expect([...Compile(schema).Errors(body)]).toEqual([]);
}
