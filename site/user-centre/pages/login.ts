import { memberRules } from '../../contract/member-rules';
import type { Page } from '../context';
import { element } from '../dom';
import { createForm } from '../form';

export const loginPage: Page = ({ words: messages, client, goOn, addressOf }) => {
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
    ],
    rules: memberRules.memberLogin,
    submit: messages.login.submit,
    words: messages,
    send: async (values) => {
      await client.enter('memberLogin', values);
      goOn();
    },
  });
  const other = element(
    'p',
    { class: 'other' },
    `${messages.login.other} `,
    element('a', { href: addressOf('register') }, messages.login.register),
  );
  return Promise.resolve(element('div', { class: 'card narrow' }, form, other));
};
