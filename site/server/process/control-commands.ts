import { Type, type Static } from 'typebox';
import { staffRoles } from '../../contract/shared/desk/roles';
import { textFormats } from '../../contract/shared/form-rule';

/** Commands that the running service takes, because it alone may open the embedded database. */
export const ControlRequest = Type.Union([
  Type.Object({
    command: Type.Literal('backup'),
    /** Absolute path. */
    folder: Type.String({ minLength: 1 }),
  }),
  Type.Object({
    command: Type.Union([Type.Literal('import'), Type.Literal('dry-run'), Type.Literal('export')]),
    /** Absolute path of the content pack. */
    folder: Type.String({ minLength: 1 }),
  }),
  Type.Object({ command: Type.Literal('retention'), isDryRun: Type.Boolean() }),
  Type.Object({
    command: Type.Literal('staff-add'),
    userName: Type.String({ minLength: 2, maxLength: 50, pattern: textFormats.userName }),
    displayName: Type.String({ minLength: 1, maxLength: 50 }),
    roles: Type.Array(Type.Union(staffRoles.map((role) => Type.Literal(role))), { minItems: 1 }),
  }),
  Type.Object({ command: Type.Literal('member-reset'), userName: Type.String({ minLength: 1 }) }),
]);
export type ControlRequest = Static<typeof ControlRequest>;

/** A request about content packs, which reports its progress. */
export type ContentRequest = Extract<ControlRequest, { command: 'import' | 'dry-run' | 'export' }>;
