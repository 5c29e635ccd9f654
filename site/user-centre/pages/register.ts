import { memberRules } from '../../contract/member-rules';
import { contactInput, contactRule } from '../contact';
import type { Page } from '../context';
import { element } from '../dom';
import { CentreFailure } from '../failure';
import { createForm } from '../form';

const { userName, nickName, password } = memberRules.memberRegister;
const rules = { userName, nickName, contact: contactRule, password } as const;

export const registerPage: Page = ({ words, client, goOn, addressOf }) => {
  const form = createForm({
    label: words.register.submit,
    fields: [
      {
        name: 'userName',
        label: words.field.userName,
        hint: words.hint.userName,
        type: 'text',
        autocomplete: 'username',
      },
      {
        name: 'nickName',
        label: words.field.nickName,
        hint: words.hint.nickName,
        type: 'text',
        autocomplete: 'nickname',
      },
      { name: 'contact', label: words.field.contact, type: 'text', autocomplete: 'tel' },
      {
        name: 'password',
        label: words.field.password,
        hint: words.hint.password,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
    rules,
    submit: words.register.submit,
    words,
    warnsUnsent: true,
    shownAt: { phone: 'contact', email: 'contact' },
    send: async ({ contact = '', ...values }) => {
      try {
        await client.enter('memberRegister', { ...values, ...contactInput(contact) });
      } catch (error) {
        const isStorage = error instanceof CentreFailure && error.failure.kind === 'storage';
        if (!isStorage) throw error;
        // The account was made; only the log-in could not be stored.
        const done = element('p', { role: 'status', tabindex: '-1' }, words.register.notKept);
        form.replaceWith(done);
        done.focus();
        return;
      }
      goOn();
    },
  });
  const other = element(
    'p',
    { class: 'other' },
    `${words.register.other} `,
    element('a', { href: addressOf('login') }, words.register.login),
  );
  return Promise.resolve(element('div', { class: 'card narrow' }, form, other));
};
