import { SessionTokens } from './member';
import { memberRules } from '../../shared/member-rules';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const memberRegister = {
  summary:
    'Registers a member, who is logged in at once. A user name that is taken is a 409; one of phone and email is needed.',
  form: memberRules.memberRegister,
  input: formInput(memberRules.memberRegister),
  record: SessionTokens,
  example: {
    userName: 'liulan',
    nickName: '柳岚',
    phone: '13800138000',
    password: '两个黄鹂，一行白鹭',
  },
} satisfies CallSchema;
