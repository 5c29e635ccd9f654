import type { MemberMessages } from './messages-zh';

export const en: MemberMessages = {
  menu: (nickName) => `${nickName}, member menu`,
  centre: 'User centre',
  collection: 'My collection',
  logout: 'Log out',
  prompt: 'Please confirm',
  question: 'Sign out and leave the system?',
  confirm: 'OK',
  cancel: 'Cancel',
};
