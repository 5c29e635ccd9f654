import { SessionTokens } from '../entities/member';
import { memberRules } from '../member-rules';
import type { CallSchema } from './call-schema';
import { formInput } from './form-input';

export const memberLogin = {
  summary:
    'Logs a member in. An unknown name and a wrong password are the same 401; after eight failures a minute for a name from an address it is a 429.',
  form: memberRules.memberLogin,
  input: formInput(memberRules.memberLogin),
  record: SessionTokens,
  example: { userName: 'liulan', password: '两个黄鹂，一行白鹭' },
} satisfies CallSchema;
