import { Profile } from './member';
import { memberRules } from '../../shared/member-rules';
import type { CallSchema } from '../common/call-schema';
import { formInput } from '../common/form-input';

export const profileUpdate = {
  summary:
    'Replaces nickname, phone and e-mail of the member; one of phone and email is needed, the one left out is forgotten.',
  form: memberRules.profileUpdate,
  input: formInput(memberRules.profileUpdate),
  record: Profile,
  example: { nickName: '柳岚', email: 'liulan@museum.example' },
} satisfies CallSchema;
