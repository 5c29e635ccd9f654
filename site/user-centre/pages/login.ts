import { memberRules } from '../../contract/member-rules';
import type { Page } from '../context';
import { element } from '../dom';
import { createForm } from '../form';

export const loginPage: Page = ({ words, client, goOn, addressOf }) => {
  const form = createForm({
    label: words.login.submit,
    fields: [
      { name: 'userName', label: words.field.userName, type: 'text', autocomplete: 'username' },
      {
        name: 'password',
        label: words.field.password,
        type: 'password',
        autocomplete: 'current-password',
      },
    ],
    rules: memberRules.memberLogin,
    submit: words.login.submit,
    words,
    send: async (values) => {
      await client.enter('memberLogin', values);
      goOn();
    },
  });
  const other = element(
    'p',
    { class: 'other' },
    `${words.login.other} `,
    element('a', { href: addressOf('register') }, words.login.register),
  );
  return Promise.resolve(element('div', { class: 'card narrow' }, form, other));
};
