import type { FormRules } from '../form-rule';
import { memberRules } from '../member-rules';
import { staffRoles } from './roles';

const id = { kind: 'text', required: true, maxLength: 200, format: 'line' } as const;
const roles = { kind: 'choices', required: true, options: staffRoles } as const;

/** Rules of the forms of the staff application, by the name of the call. */
export const deskRules = {
  deskLogin: memberRules.memberLogin,
  deskPassword: memberRules.passwordChange,
  deskBookingCancel: {
    id,
    reason: { kind: 'text', required: true, maxLength: 500 },
  },
  deskItemNote: { text: { kind: 'text', required: true, maxLength: 2000 } },
  deskStaffAdd: {
    userName: memberRules.memberRegister.userName,
    displayName: memberRules.memberRegister.nickName,
    roles,
  },
} as const satisfies Record<string, FormRules>;
