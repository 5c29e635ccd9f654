import { memberRules } from '../../contract/shared/member-rules';
import type { Page } from '../shared/context';
import { createElement } from '../shared/dom';
import { createForm } from '../shared/form';

export const loginPage: Page = ({ language, messages, client, returnToSite, pageUrl }) => {
  const form = createForm({
    label: messages.login.submit,
    fields: [
      { name: 'userName', label: messages.field.userName, type: 'text', autocomplete: 'username' },
      {
        name: 'password',
        label: messages.field.password,
        type: 'password',
        autocomplete: 'current-password',
      },
      {
        name: 'newPassword',
        label: messages.field.newPassword,
        hint: messages.hint.password,
        type: 'password',
        autocomplete: 'new-password',
        isHidden: true,
      },
    ],
    rules: memberRules.memberLogin,
    submit: messages.login.submit,
    language,
    messages,
    send: async (values) => {
      await client.authenticate('memberLogin', values);
      returnToSite();
    },
  });
  const other = createElement(
    'p',
    { class: 'other' },
    `${messages.login.other} `,
    createElement('a', { href: pageUrl('register') }, messages.login.register),
  );
  return Promise.resolve(createElement('div', { class: 'card narrow' }, form, other));
};
