import { Type, type Static } from 'typebox';

/** Commands that the running service takes, because it alone may open the embedded database. */
export const ControlRequest = Type.Union([
  Type.Object({
    command: Type.Literal('backup'),
    /** Absolute path. */
    folder: Type.String({ minLength: 1 }),
  }),
  Type.Object({ command: Type.Literal('retention'), isDryRun: Type.Boolean() }),
  Type.Object({ command: Type.Literal('member-reset'), userName: Type.String({ minLength: 1 }) }),
]);
export type ControlRequest = Static<typeof ControlRequest>;
