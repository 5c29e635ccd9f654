import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { Member } from './member';
import type { CallSchema } from '../common/call-schema';

export const memberInfo = {
  summary: 'The member to whom the token belongs.',
  input: Type.Object(siteIdField),
  record: Member,
  example: {},
} satisfies CallSchema;
