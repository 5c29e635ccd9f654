import { Profile } from '../entities/member';
import { memberRules } from '../member-rules';
import type { CallSchema } from './call-schema';
import { formInput } from './form-input';

export const profileUpdate = {
  summary:
    'Replaces nickname, phone and e-mail of the member; one of phone and email is needed, the one left out is forgotten.',
  form: memberRules.profileUpdate,
  input: formInput(memberRules.profileUpdate),
  record: Profile,
  example: { nickName: '柳岚', email: 'liulan@museum.example' },
} satisfies CallSchema;
