import { Value } from 'typebox/value';
import type { CallSchema } from '../../contract/schemas/common/call-schema';
import { conflictResponse } from '../../contract/schemas/common/wrapper';
import { deskSchemas, type DeskConflict } from '../../contract/schemas/desk';
import type { DeskCallName } from '../../contract/shared/desk/endpoints';
import { hasStatus } from '../../session/api-error';

/**
 * What the service has now, from the 409 of a call that names the version it changes; `undefined` for any other error
 * and where nothing is left.
 */
export function readConflict<Name extends DeskCallName>(
  name: Name,
  error: unknown,
): DeskConflict<Name> | undefined {
  const { conflict }: CallSchema = deskSchemas[name];
  if (!conflict || !hasStatus(error, 409) || error.failure.kind !== 'status') return undefined;
  const { body } = error.failure;
  if (!Value.Check(conflictResponse(conflict), body)) return undefined;
  return body.current as DeskConflict<Name> | undefined;
}
