import { randomInt, randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import { callSchemas } from '../../site/contract/schemas';
import { deskEndpoints } from '../../site/contract/shared/desk/endpoints';
import { staffRoles, type StaffRole } from '../../site/contract/shared/desk/roles';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';
import { addAccount, ownPassword } from '../../site/e2e/desk-account';
import { museum, type ProofMuseum } from '../museum';
import { requestOf, send, type HostileAnswer, type HostileRequest } from './send';

export interface HostileMember {
  userName: string;
  phone: string;
  /** Access token. */
  token: string;
}

/** A museum with two members, and a member of the staff for each role. */
export interface HostileMuseum extends ProofMuseum {
  send: (request: HostileRequest) => Promise<HostileAnswer>;
  call: (name: CallName, input: object, token?: string) => Promise<HostileAnswer>;
  members: Readonly<Record<'owner' | 'attacker', HostileMember>>;
  /** Access tokens. */
  staff: Readonly<Record<StaffRole, string>>;
}

export const memberHeaders = (token: string) => ({ 'app-token': token });
export const staffHeaders = (token: string) => ({ authorization: `Bearer ${token}` });

/** The data of a successful answer. */
export function dataOf({ status, body }: HostileAnswer): unknown {
  expect(status, body).toBe(200);
  return (JSON.parse(body) as { data: unknown }).data;
}

const tokenOf = (answer: HostileAnswer) => (dataOf(answer) as { accessToken: string }).accessToken;

export const password = callSchemas.memberRegister.example.password;

async function addPeople(): Promise<HostileMuseum> {
  const sendHere = (request: HostileRequest) => send(museum.origin, request);
  const call: HostileMuseum['call'] = (name, input, token) => {
    const headers = token === undefined ? {} : memberHeaders(token);
    return sendHere(requestOf(endpoints[name], input, headers));
  };
  const register = async (name: string): Promise<HostileMember> => {
    const { example } = callSchemas.memberRegister;
    // A failed test ends its process: the next one registers members of its own.
    const userName = `${name}-${randomUUID().slice(0, 8)}`;
    const phone = `139${String(randomInt(1e8)).padStart(8, '0')}`;
    const answer = await call('memberRegister', {
      ...example,
      userName,
      nickName: userName,
      phone,
    });
    return { userName, phone, token: tokenOf(answer) };
  };
  const addStaff = async (role: StaffRole) => {
    const name = role === 'frontDesk' ? 'front-desk' : role;
    const { userName, password: oneTime } = addAccount(name, museum.settings);
    const login = requestOf(deskEndpoints.deskLogin, { userName, password: oneTime });
    const accessToken = tokenOf(await sendHere(login));
    const change = { oldPassword: oneTime, newPassword: ownPassword };
    const headers = staffHeaders(accessToken);
    dataOf(await sendHere(requestOf(deskEndpoints.deskPassword, change, headers)));
    return accessToken;
  };
  const staff = {} as Record<StaffRole, string>;
  for (const role of staffRoles) staff[role] = await addStaff(role);
  return {
    ...museum,
    send: sendHere,
    call,
    staff,
    members: {
      owner: await register('owner'),
      attacker: await register('attacker'),
    },
  };
}

export const test = base.extend<object, { hostileMuseum: HostileMuseum }>({
  hostileMuseum: [
    async ({}, use) => {
      await use(await addPeople());
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

export { expect };
