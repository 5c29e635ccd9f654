import { expect, test } from 'vitest';
import { parseMaintenanceRequest } from './parse-maintenance-request';

const parse = (line: string) => parseMaintenanceRequest(line.split(' '));

test('staff:add takes a user name, a name and one or more roles', () => {
  expect(parse('staff-add lin --name 林晓 --role front-desk --role editor')).toEqual({
    command: 'staff-add',
    userName: 'lin',
    displayName: '林晓',
    roles: ['frontDesk', 'editor'],
  });
});

test.each([
  'staff-add lin --name 林晓',
  'staff-add lin --role editor',
  'staff-add --name 林晓 --role editor',
  'staff-add lin --name 林晓 --role director',
  'staff-add lin two --name 林晓 --role editor',
  'staff-add -lin --name 林晓 --role editor',
  'staff-add lin --name 林晓 --role editor --dry-run',
  'member-reset',
  'member-reset lin --role editor',
  'retention --all',
  'retention lin',
  'unknown',
])('command line "%s" is not valid', (line) => {
  expect(parse(line)).toBeUndefined();
});

test('retention and member:reset are read with and without their options', () => {
  expect(parse('retention --dry-run')).toEqual({ command: 'retention', isDryRun: true });
  expect(parse('retention')).toEqual({ command: 'retention', isDryRun: false });
  expect(parse('member-reset lin')).toEqual({ command: 'member-reset', userName: 'lin' });
});
