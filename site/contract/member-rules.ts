import type { FormRules } from './form-rule';

const nickName = { kind: 'text', required: true, maxLength: 50, format: 'line' } as const;
const phone = { kind: 'text', required: false, maxLength: 200, format: 'mobile' } as const;
const email = { kind: 'text', required: false, maxLength: 200, format: 'email' } as const;

/** Any characters; the service refuses the most common ones and the user name beside. */
const newPassword = {
  kind: 'text',
  required: true,
  minLength: 8,
  maxLength: 128,
  verbatim: true,
} as const;

/** To prove who one is, anything may be typed: what is no name or password is simply wrong. */
const typed = { kind: 'text', required: true, maxLength: 200 } as const;
const typedPassword = { ...typed, verbatim: true } as const;

/** The rules of the user centre's forms, by the name of the call that takes each. */
export const memberRules = {
  /** One of `phone` and `email` is needed. */
  memberRegister: {
    /** Differences of case and width make no other name. */
    userName: { kind: 'text', required: true, minLength: 2, maxLength: 50, format: 'userName' },
    nickName,
    phone,
    email,
    password: newPassword,
  },
  memberLogin: { userName: typed, password: typedPassword },
  /** One of `phone` and `email` is needed. */
  profileUpdate: { nickName, phone, email },
  passwordChange: { oldPassword: typedPassword, newPassword },
} as const satisfies Record<string, FormRules>;
