import { Type, type Static } from 'typebox';
import { fieldSchema } from '../../contract/schemas/common/form-input';
import { deskRules } from '../../contract/shared/desk/desk-rules';

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
    /** Whether an import replaces records that the desk has changed as well. Default false. */
    replacesEdited: Type.Optional(Type.Boolean()),
  }),
  Type.Object({ command: Type.Literal('retention'), isDryRun: Type.Boolean() }),
  Type.Object({
    command: Type.Literal('staff-add'),
    userName: fieldSchema(deskRules.deskStaffAdd.userName),
    displayName: fieldSchema(deskRules.deskStaffAdd.displayName),
    roles: fieldSchema(deskRules.deskStaffAdd.roles),
  }),
  Type.Object({ command: Type.Literal('member-reset'), userName: Type.String({ minLength: 1 }) }),
]);
export type ControlRequest = Static<typeof ControlRequest>;

/** A request about content packs, which reports its progress. */
export type ContentRequest = Extract<ControlRequest, { command: 'import' | 'dry-run' | 'export' }>;
