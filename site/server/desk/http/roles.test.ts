import { expect, test } from 'vitest';
import { deskSchemas } from '../../../contract/schemas/desk';
import type { CallSchema } from '../../../contract/schemas/common/call-schema';
import {
  deskEndpoints,
  type DeskCallName,
  type DeskEndpoint,
} from '../../../contract/shared/desk/endpoints';
import { staffRoles, type StaffRole } from '../../../contract/shared/desk/roles';
import { addTestStaff, sendDesk } from '../../testing/test-staff';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

const calls = (Object.keys(deskEndpoints) as DeskCallName[]).map((name) => {
  const { roles }: DeskEndpoint = deskEndpoints[name];
  return { name, roles };
});
const exampleOf = (name: DeskCallName) => (deskSchemas[name] as CallSchema).example as object;

test.each(calls.filter(({ roles }) => roles !== 'public'))(
  '$name without a token, with a member’s header or with an invented token is a 401',
  async ({ name }) => {
    const example = exampleOf(name);
    const headers: Record<string, string>[] = [
      {},
      { 'app-token': 'x' },
      { authorization: 'Bearer x' },
      { authorization: 'Basic eDp5' },
    ];
    const responses = await Promise.all(
      headers.map((each) => sendDesk(museum, name, example, each)),
    );
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401, 401]);
  },
);

test.each(staffRoles)('a call of another role is refused to %s', async (role: StaffRole) => {
  const { send } = await addTestStaff(museum, `role-${role}`, [role]);
  for (const { name, roles } of calls) {
    if (!Array.isArray(roles)) continue;
    const isOwn = role === 'administrator' || (roles as readonly string[]).includes(role);
    const { statusCode } = await send(name, exampleOf(name) as never);
    if (isOwn) expect(statusCode, name).not.toBe(403);
    else expect(statusCode, name).toBe(403);
  }
});

test('a refused role does not learn whether its input was valid', async () => {
  const { send } = await addTestStaff(museum, 'blind-editor', ['editor']);
  const response = await send('deskStaffAdd', { userName: '' } as never);
  expect(response.statusCode).toBe(403);
});
