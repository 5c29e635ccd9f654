import { Type } from 'typebox';
import { siteIdField } from '../common/fields';
import { PointsAccount } from './points';
import type { CallSchema } from '../common/call-schema';

export const pointsAccount = {
  summary: 'Balance and ledger of the member, who is named by the own id or phone.',
  input: Type.Object({
    ...siteIdField,
    memberIdOrPhone: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  record: PointsAccount,
  example: { memberIdOrPhone: '13800138000' },
} satisfies CallSchema;
