import type { Static, TObject, TProperties, TSchema } from 'typebox';
import type { DeskCallName } from '../../shared/desk/endpoints';
import type { CallSchema } from '../common/call-schema';
import { deskAdmissionSchemas } from './admission';
import { deskAdministrationSchemas } from './administration';
import { deskClassSessionSchemas } from './class-sessions';
import { deskEditorSchemas } from './editor';
import { deskArrangementSchemas } from './arrangement';
import { deskInboxSchemas } from './inbox';
import { deskJobSchemas } from './jobs';
import { deskMemberSchemas } from './members';
import { deskSessionSchemas } from './session';
import { deskTourSchemas } from './tours';

/** The schema of every call named in `deskEndpoints`. */
export const deskSchemas = {
  ...deskSessionSchemas,
  ...deskInboxSchemas,
  ...deskEditorSchemas,
  ...deskAdministrationSchemas,
  ...deskMemberSchemas,
  ...deskJobSchemas,
  ...deskTourSchemas,
  ...deskAdmissionSchemas,
  ...deskClassSessionSchemas,
  ...deskArrangementSchemas,
} satisfies Record<DeskCallName, CallSchema>;

type Schemas = typeof deskSchemas;

/** Input fields of a call. */
export type DeskInput<Name extends DeskCallName> = Static<Schemas[Name]['input']>;

/** A row, a record of a page, or the single object of a response. */
export type DeskRecord<Name extends DeskCallName> = Static<Schemas[Name]['record']>;

/** What the 409 of a call that names its version tells about the present state. */
export type DeskConflict<Name extends DeskCallName> = Schemas[Name] extends {
  conflict: infer Conflict extends TSchema;
}
  ? Static<Conflict>
  : never;

/** Properties of a page of this call beside `total` and `records`. */
export type DeskMore<Name extends DeskCallName> = Schemas[Name] extends { more: infer More }
  ? Static<TObject<More extends TProperties ? More : never>>
  : unknown;
