import type { DeskCallName } from '../../shared/desk/endpoints';
import type { CallSchema } from '../common/call-schema';

/** The calls of a part of the staff application by name. */
export type DeskSchemas = Partial<Record<DeskCallName, CallSchema>>;
