import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import type { CallSchema } from '../common/call-schema';

export const memberLogout = {
  summary: 'Ends the log-in to which the token belongs: its access and refresh tokens at once.',
  input: Type.Object(siteIdField),
  record: Type.Null(),
  example: {},
} satisfies CallSchema;
