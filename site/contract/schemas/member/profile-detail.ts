import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { Profile } from './member';
import type { CallSchema } from '../common/call-schema';

export const profileDetail = {
  summary: 'The own account of the member to whom the token belongs.',
  input: Type.Object(siteIdField),
  record: Profile,
  example: {},
} satisfies CallSchema;
