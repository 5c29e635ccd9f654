import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { callSchemas } from '../../site/contract/schemas';
import { museumDay } from '../../site/contract/shared/museum-time';
import { deskEndpoints, type DeskCallName } from '../../site/contract/shared/desk/endpoints';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';
import { addAccount, ownPassword } from '../../site/e2e/desk-account';
import { requestOf, send, type HostileRequest } from '../hostile/send';
import { museum } from '../museum';
import type { Visitor } from './journey';

async function ask(request: HostileRequest): Promise<Record<string, unknown>> {
  const { status, body } = await send(museum.origin, request);
  expect(status, body).toBe(200);
  return JSON.parse(body) as Record<string, unknown>;
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const tokensOf = (answer: Record<string, unknown>) => answer.data as Tokens;

let frontDesk: Promise<string> | undefined;

async function logInAtDesk(): Promise<string> {
  const { userName, password } = addAccount('front-desk', museum.settings);
  const login = requestOf(deskEndpoints.deskLogin, { userName, password });
  const { accessToken: token } = tokensOf(await ask(login));
  const change = { oldPassword: password, newPassword: ownPassword };
  const headers = { authorization: `Bearer ${token}` };
  await ask(requestOf(deskEndpoints.deskPassword, change, headers));
  return token;
}

/** Number of items in a list of the desk with a text in any of their fields. */
export async function countStored(call: DeskCallName, keyword: string): Promise<number> {
  const headers = { authorization: `Bearer ${await (frontDesk ??= logInAtDesk())}` };
  const { total } = await ask(requestOf(deskEndpoints[call], { keyword }, headers));
  return total as number;
}

/** Twelve letters: names have no digits. */
const letters = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + randomInt(26))).join('');
const newPhone = () => `137${String(randomInt(1e8)).padStart(8, '0')}`;

/** A visitor whose names nobody else has. */
export function createVisitor(): Visitor {
  const name = `Lin ${letters()}`;
  const { password } = callSchemas.memberRegister.example;
  const account = { userName: `offline-${randomUUID().slice(0, 8)}`, password, nickName: name };
  return { name, phone: newPhone(), account };
}

/** Registers the visitor as a member; again it is a log-in. */
export async function registerMember({ account, phone }: Visitor): Promise<Tokens> {
  const { example } = callSchemas.memberRegister;
  return tokensOf(
    await ask(requestOf(endpoints.memberRegister, { ...example, ...account, phone })),
  );
}

/** The access token of a member. */
export async function logInAsMember(account: Omit<Visitor['account'], 'nickName'>) {
  const { userName, password } = account;
  return tokensOf(await ask(requestOf(endpoints.memberLogin, { userName, password }))).accessToken;
}

/** The data of an answer to a member. */
export const askAsMember = async (call: CallName, fields: object, token: string) =>
  (await ask(requestOf(endpoints[call], fields, { 'app-token': token }))).data;

/** Registers the visitor as a member, and books an entry in their name. */
export async function registerWithBooking(visitor: Visitor): Promise<void> {
  const { accessToken } = await registerMember(visitor);
  const inDays = (days: number) => museumDay(new Date(Date.now() + days * 86_400_000));
  const days = { from: inDays(1), to: inDays(7) };
  const slots = (await ask(requestOf(endpoints.admissionSlots, days))).data as {
    day: string;
    time: string;
    left: number;
  }[];
  const { day, time } = slots.find(({ left }) => left > 0) ?? {};
  const person = { name: visitor.name, phone: newPhone(), people: 1, consent: true };
  await askAsMember('admissionBook', { day, time, ...person }, accessToken);
}
