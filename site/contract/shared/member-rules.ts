import type { FormRules } from './form-rule';
import { consentRule as consent } from './privacy-notice';

const nickName = { kind: 'text', required: true, maxLength: 50, format: 'line' } as const;
const phone = { kind: 'text', required: false, maxLength: 200, format: 'mobile' } as const;
const email = { kind: 'text', required: false, maxLength: 200, format: 'email' } as const;

/** Any characters; the service also rejects the most common passwords and the user name. */
const newPassword = {
  kind: 'text',
  required: true,
  minLength: 8,
  maxLength: 128,
  verbatim: true,
} as const;

/** Credentials of a log-in have no format: an invalid one is a failed log-in, not a field error. */
const credential = { kind: 'text', required: true, maxLength: 200 } as const;
const currentPassword = { ...credential, verbatim: true } as const;

/** Rules of the user centre’s forms, by the name of the call. */
export const memberRules = {
  /** One of `phone` and `email` is needed. */
  memberRegister: {
    /** Names are compared without case and character width. */
    userName: { kind: 'text', required: true, minLength: 2, maxLength: 50, format: 'userName' },
    nickName,
    phone,
    email,
    password: newPassword,
    consent,
  },
  /** `newPassword` replaces a one-time password. */
  memberLogin: {
    userName: credential,
    password: currentPassword,
    newPassword: { ...newPassword, required: false },
  },
  /** One of `phone` and `email` is needed. */
  profileUpdate: { nickName, phone, email, consent },
  /** The account is erased only with its password. */
  memberErase: { password: currentPassword },
  passwordChange: { oldPassword: currentPassword, newPassword },
} as const satisfies Record<string, FormRules>;
