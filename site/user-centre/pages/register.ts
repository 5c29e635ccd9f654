import { memberRules } from '../../contract/member-rules';
import { contactInput, contactRule } from '../contact';
import type { Page } from '../context';
import { element } from '../dom';
import { CentreFailure } from '../failure';
import { createForm } from '../form';

const { userName, nickName, password } = memberRules.memberRegister;
const rules = { userName, nickName, contact: contactRule, password } as const;

export const registerPage: Page = ({ words: messages, client, goOn, addressOf }) => {
  const form = createForm({
    label: messages.register.submit,
    fields: [
      {
        name: 'userName',
        label: messages.field.userName,
        hint: messages.hint.userName,
        type: 'text',
        autocomplete: 'username',
      },
      {
        name: 'nickName',
        label: messages.field.nickName,
        hint: messages.hint.nickName,
        type: 'text',
        autocomplete: 'nickname',
      },
      { name: 'contact', label: messages.field.contact, type: 'text', autocomplete: 'tel' },
      {
        name: 'password',
        label: messages.field.password,
        hint: messages.hint.password,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
    rules,
    submit: messages.register.submit,
    words: messages,
    warnsUnsent: true,
    shownAt: { phone: 'contact', email: 'contact' },
    send: async ({ contact = '', ...values }) => {
      try {
        await client.enter('memberRegister', { ...values, ...contactInput(contact) });
      } catch (error) {
        const isStorage = error instanceof CentreFailure && error.failure.kind === 'storage';
        if (!isStorage) throw error;
        // The account exists; only its tokens could not be stored.
        const done = element('p', { role: 'status', tabindex: '-1' }, messages.register.notKept);
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
    `${messages.register.other} `,
    element('a', { href: addressOf('login') }, messages.register.login),
  );
  return Promise.resolve(element('div', { class: 'card narrow' }, form, other));
};
