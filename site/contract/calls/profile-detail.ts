import { Type } from 'typebox';
import { siteIdField } from '../entities/common';
import { Profile } from '../entities/member';
import type { CallSchema } from './call-schema';

export const profileDetail = {
  summary: 'The own account of the member to whom the token belongs.',
  input: Type.Object(siteIdField),
  record: Profile,
  example: {},
} satisfies CallSchema;
