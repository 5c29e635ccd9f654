import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { Member } from '../entities/member';
import type { CallSchema } from './call-schema';

export const memberInfo = {
  summary: 'The member to whom the token belongs.',
  input: Type.Object(siteIdField),
  record: Member,
  example: {},
} satisfies CallSchema;
