import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { callSchemas, type CallMore, type CallRecord } from '../../contract/schemas';
import type { CallSchema } from '../../contract/schemas/common/call-schema';
import { endpoints, type CallName, type Endpoint } from '../../contract/shared/endpoints';
import { pageResponse, recordResponse, rowsResponse } from '../../contract/schemas/common/wrapper';
import { createApp } from '../app';
import { renderCrawlablePage } from './crawlable-renderer';
import type { Database, OpenDatabase } from '../db/database';
import type { DeskTasks } from '../desk/jobs/desk-tasks';
import { responseErrors } from './response-validator';
import { fixtureMuseum } from './fixture-museum';
import { fixtureToday } from './fixture-pack';
import { workerSources } from './test-locations';
import { makeTemporaryFolder, removeFolder } from './temporary-folder';
import { openTestDatabase } from './test-database';

/** The fixture museum with an app, shared by the tests of one file. */
export interface TestMuseum {
  app: FastifyInstance;
  db: Database;
  folder: string;
  /** Sends a call, optionally with an access token, and validates the response against the OpenAPI document. */
  send: (name: CallName, input: object, token?: string) => Promise<LightMyRequestResponse>;
  /** Sends a call and returns its rows after validating the response against the contract. */
  rows: <Name extends CallName>(
    name: Name,
    input: object,
    token?: string,
  ) => Promise<CallRecord<Name>[]>;
  /** Like `rows`, for a paged call. */
  page: <Name extends CallName>(
    name: Name,
    input: object,
    token?: string,
  ) => Promise<{ total: number; records: CallRecord<Name>[] } & CallMore<Name>>;
  /** Like `rows`, for a call that returns one object. */
  record: <Name extends CallName>(
    name: Name,
    input: object,
    token?: string,
  ) => Promise<CallRecord<Name>>;
}

export interface TestMuseumOptions {
  /** Long tasks of the desk, on the data folder of the museum. Default: none. */
  createTasks?: (database: OpenDatabase, dataDir: string) => DeskTasks;
}

/** Low scrypt cost for tests; the tests of password hashing use the real cost. */
export const testPasswordCost = { ln: 10, r: 8, p: 1 };

/** Allows for a slow database start on a busy machine. */
const startTimeout = 60_000;

/** Opens the fixture museum before the tests of a file and closes it after them. */
export function useTestMuseum(options: TestMuseumOptions = {}): TestMuseum {
  const museum = {} as TestMuseum;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const opened = await openTestMuseum(options);
    Object.assign(museum, opened.museum);
    close = opened.close;
  }, startTimeout);
  afterAll(() => close?.());
  return museum;
}

async function openTestMuseum({
  createTasks,
}: TestMuseumOptions): Promise<{ museum: TestMuseum; close: () => Promise<void> }> {
  const folder = makeTemporaryFolder('museum');
  const database = await openTestDatabase(fixtureMuseum, folder);
  const { db, close } = database;
  const locations = {
    app: join(folder, 'app'),
    prerender: join(folder, 'prerender'),
    toolbar: join(folder, 'toolbar'),
    userCentre: join(folder, 'user-centre'),
    desk: join(folder, 'desk'),
    serviceWorker: join(folder, 'service-worker'),
    demoPages: join(folder, 'demo'),
  };
  for (const path of Object.values(locations)) mkdirSync(path);
  mkdirSync(join(locations.app, 'assets'));
  const mediaDir = join(folder, 'media');
  const app = await createApp({
    db,
    locations: { ...locations, ...workerSources },
    mediaDir,
    clock: () => fixtureToday,
    passwordCost: testPasswordCost,
    deskTasks: createTasks?.(database, folder),
    renderCrawlablePage,
  });
  const send: TestMuseum['send'] = async (name, input, token) => {
    const response = await app.inject(requestOf(name, input, token));
    // Each response in a test must conform to the OpenAPI document.
    expect(responseErrors(name, response.statusCode, response.json())).toEqual([]);
    return response;
  };
  const sendValid = async (name: CallName, schema: TSchema, input: object, token?: string) => {
    const response = await send(name, input, token);
    expect(response.statusCode, response.body).toBe(200);
    const body = response.json<object>();
    expectContract(schema, body);
    return body;
  };
  return {
    museum: {
      app,
      db,
      folder,
      send,
      rows: async (name, input, token) => {
        const body = await sendValid(name, rowsResponse(callSchemas[name].record), input, token);
        return (body as { data: CallRecord<typeof name>[] }).data;
      },
      page: async (name, input, token) => {
        const { record, more }: CallSchema = callSchemas[name];
        const body = await sendValid(name, pageResponse(record, more), input, token);
        const pageFields = new Set(['total', 'records', ...Object.keys(more ?? {})]);
        const fields = Object.entries(body).filter(([field]) => pageFields.has(field));
        return Object.fromEntries(fields) as never;
      },
      record: async (name, input, token) => {
        const body = await sendValid(name, recordResponse(callSchemas[name].record), input, token);
        return (body as { data: CallRecord<typeof name> }).data;
      },
    },
    close: async () => {
      await app.close();
      await close();
      removeFolder(folder);
    },
  };
}

function requestOf(name: CallName, input: object, token?: string) {
  const endpoint: Endpoint = endpoints[name];
  const { method, path, input: form } = endpoint;
  const headers = token === undefined ? {} : { 'app-token': token };
  if (form === 'json') return { method, url: path, headers, payload: input };
  const fields = new URLSearchParams(
    Object.entries(input).map(([key, value]) => [key, String(value)]),
  ).toString();
  if (form === 'query') return { method, url: `${path}?${fields}`, headers };
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return { method, url: path, headers: { ...headers, ...type }, payload: fields };
}

function expectContract(schema: TSchema, body: unknown): void {
  expect([...Compile(schema).Errors(body)]).toEqual([]);
}
