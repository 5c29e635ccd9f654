import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { ControlRequest, type ContentRequest } from './control-commands';

export const maintenanceUsage =
  'Usage: npm run retention -- [--dry-run]\n' +
  '       npm run member:reset -- USER_NAME\n' +
  '       npm run staff:add -- USER_NAME --name NAME --role ROLE [--role ROLE]\n' +
  '       (ROLE: front-desk, editor or administrator)\n';

/** Roles as they are written on the command line. */
const roleNames: Readonly<Record<string, string>> = { 'front-desk': 'frontDesk' };

/** Requests other than those about content, which have a command of their own. */
export type MaintenanceRequest = Exclude<ControlRequest, ContentRequest>;

/** The request of a command line, without the names of Node and the script; `undefined` if it is not valid. */
export function parseMaintenanceRequest(argv: readonly string[]): MaintenanceRequest | undefined {
  const [name, ...args] = argv;
  const request = readRequest(name, args);
  // `readRequest` makes no request about content.
  return Value.Check(ControlRequest, request) ? (request as MaintenanceRequest) : undefined;
}

function readRequest(name: string | undefined, args: string[]): unknown {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        name: { type: 'string' },
        role: { type: 'string', multiple: true },
      },
    });
    const { 'dry-run': isDryRun, name: displayName, role } = values;
    const [userName, ...more] = positionals;
    if (more.length > 0) return undefined;
    const isPlain = displayName === undefined && role === undefined;
    switch (name) {
      case 'retention':
        return isPlain && userName === undefined
          ? { command: 'retention', isDryRun: isDryRun ?? false }
          : undefined;
      case 'member-reset':
        return isPlain && !isDryRun ? { command: 'member-reset', userName } : undefined;
      case 'staff-add': {
        const roles = role?.map((each) => roleNames[each] ?? each);
        return isDryRun ? undefined : { command: 'staff-add', userName, displayName, roles };
      }
      default:
        return undefined;
    }
  } catch {
    // An unknown option.
    return undefined;
  }
}
