import { Type } from 'typebox';
import { memberRules } from '../../shared/member-rules';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const passwordChange = {
  summary: 'Changes the password of the member and ends every other log-in of the same member.',
  form: memberRules.passwordChange,
  input: formInput(memberRules.passwordChange),
  record: Type.Null(),
  example: { oldPassword: '两个黄鹂，一行白鹭', newPassword: '窗含西岭，门泊东吴' },
} satisfies CallSchema;
