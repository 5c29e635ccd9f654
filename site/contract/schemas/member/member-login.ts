import { SessionTokens } from './member';
import { memberRules } from '../../shared/member-rules';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const memberLogin = {
  summary:
    'Logs a member in. An unknown name and a wrong password are the same 401; after eight failures a minute for a name from an address it is a 429.',
  form: memberRules.memberLogin,
  input: formInput(memberRules.memberLogin),
  record: SessionTokens,
  example: { userName: 'liulan', password: '两个黄鹂，一行白鹭' },
} satisfies CallSchema;
