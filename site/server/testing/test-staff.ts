import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { DeskInput, DeskMore, DeskRecord } from '../../contract/schemas/desk';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../contract/shared/desk/endpoints';
import type { StaffRole } from '../../contract/shared/desk/roles';
import { addStaff } from '../desk/accounts/staff-accounts';
import { auditLog } from '../db/schema';
import { createPasswordHasher } from '../members/password-hash';
import { responseErrors } from './response-validator';
import { testPasswordCost, type TestMuseum } from './test-museum';

export const testStaffPassword = '纸上云泽 2026 paper';

/** A logged-in member of the staff. */
export interface TestStaff {
  id: string;
  /** Cookie header with the refresh token. */
  cookie: string;
  /** Header with the access token. */
  headers: Readonly<Record<string, string>>;
  /** Sends a call and validates the response against the OpenAPI document. */
  send: <Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
  ) => Promise<LightMyRequestResponse>;
  /** Data of a successful call. */
  record: <Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
  ) => Promise<DeskRecord<Name>>;
  rows: <Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
  ) => Promise<DeskRecord<Name>[]>;
  page: <Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
  ) => Promise<{ total: number; records: DeskRecord<Name>[] } & DeskMore<Name>>;
}

/**
 * Calls that may succeed without a change that others see: a token is renewed, a preview begins, a part of a file is
 * received, a category is at the end already.
 */
const unaudited: readonly string[] = [
  'deskRefresh',
  'deskRecordPreview',
  'deskPackUpload',
  'deskCategoryMove',
];

/**
 * Sends a call of the staff application and validates the response against the OpenAPI document. Every other call that
 * succeeds with `POST` must have added to the audit log.
 */
export async function sendDesk(
  { app, db }: Pick<TestMuseum, 'app' | 'db'>,
  name: DeskCallName,
  input: object,
  headers: Readonly<Record<string, string>> = {},
  file?: Buffer,
): Promise<LightMyRequestResponse> {
  const { method, path, input: form }: DeskEndpoint = deskEndpoints[name];
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  const inQuery = { method, url: `${path}?${query}`, headers };
  const isAudited = method === 'POST' && !unaudited.includes(name);
  const entries = isAudited ? await db.$count(auditLog) : 0;
  const response = await app.inject(
    form === 'query'
      ? inQuery
      : form === 'binary'
        ? {
            ...inQuery,
            headers: { ...headers, 'content-type': 'application/octet-stream' },
            payload: file ?? Buffer.alloc(0),
          }
        : { method, url: path, headers, payload: input },
  );
  expect(responseErrors(name, response.statusCode, response.json())).toEqual([]);
  if (isAudited && response.statusCode === 200) {
    expect(await db.$count(auditLog), `entries of ${name}`).toBeGreaterThan(entries);
  }
  return response;
}

/** The cookie that a response sets, as the header of the next request. */
export function cookieOf({ cookies }: LightMyRequestResponse): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Adds an account with the given roles whose password needs no change, and logs it in. */
export async function addTestStaff(
  museum: TestMuseum,
  userName: string,
  roles: StaffRole[],
): Promise<TestStaff> {
  const passwordHash = await createPasswordHasher({ cost: testPasswordCost }).hash(
    testStaffPassword,
  );
  const account = { userName, displayName: `馆员 ${userName}`, roles, passwordHash };
  const id = await addStaff(museum.db, account, new Date());
  if (id === undefined) throw new Error(`${userName} exists already`);
  const login = async (password: string) => {
    const response = await sendDesk(museum, 'deskLogin', { userName, password });
    expect(response.statusCode, response.body).toBe(200);
    return response;
  };
  const first = await login(testStaffPassword);
  const newPassword = `${testStaffPassword} new`;
  await sendDesk(
    museum,
    'deskPassword',
    { oldPassword: testStaffPassword, newPassword },
    { authorization: `Bearer ${tokenOf(first)}` },
  );
  const response = await login(newPassword);
  const headers = { authorization: `Bearer ${tokenOf(response)}` };
  const send: TestStaff['send'] = (name, input) => sendDesk(museum, name, input, headers);
  const dataOf = async (name: DeskCallName, input: object) => {
    const sent = await sendDesk(museum, name, input, headers);
    expect(sent.statusCode, sent.body).toBe(200);
    return sent.json<{ data: never; total: number; records: never[] }>();
  };
  return {
    id,
    cookie: cookieOf(response),
    headers,
    send,
    record: async (name, input) => (await dataOf(name, input)).data,
    rows: async (name, input) => (await dataOf(name, input)).data,
    page: async (name, input) => (await dataOf(name, input)) as never,
  };
}

export function tokenOf(response: LightMyRequestResponse): string {
  return response.json<{ data: { accessToken: string } }>().data.accessToken;
}
