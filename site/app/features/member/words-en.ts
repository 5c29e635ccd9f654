import type { MemberWords } from './words-zh';

export const en: MemberWords = {
  menu: (nickName) => `${nickName}, member menu`,
  centre: 'User centre',
  logout: 'Log out',
  prompt: 'Please confirm',
  question: 'Sign out and leave the system?',
  confirm: 'OK',
  cancel: 'Cancel',
};
