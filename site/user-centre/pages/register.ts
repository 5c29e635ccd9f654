import { memberRules } from '../../contract/shared/member-rules';
import { contactInput, contactRule } from '../../contract/shared/member-contact';
import { privacyPath } from '../../contract/shared/privacy-notice';
import { asText } from '../../session/read-values';
import type { Page } from '../shared/context';
import { createElement } from '../shared/dom';
import { TokenStorageError } from '../../session/token-store';
import { createForm } from '../shared/form';

const { userName, nickName, password, consent } = memberRules.memberRegister;
const rules = { userName, nickName, contact: contactRule, password, consent } as const;

export const registerPage: Page = (context) => {
  const { language, messages, client, returnToSite, pageUrl, siteUrl } = context;
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
    noticeUrl: siteUrl(privacyPath),
    submit: messages.register.submit,
    language,
    messages,
    warnIfUnsent: true,
    fieldAliases: { phone: 'contact', email: 'contact' },
    send: async ({ contact, ...values }) => {
      try {
        await client.authenticate('memberRegister', {
          ...values,
          ...contactInput(asText(contact)),
        });
      } catch (error) {
        if (!(error instanceof TokenStorageError)) throw error;
        // The account exists; only its tokens could not be stored.
        const done = createElement(
          'p',
          { role: 'status', tabindex: '-1' },
          messages.register.notKept,
        );
        form.replaceWith(done);
        done.focus();
        return;
      }
      returnToSite();
    },
  });
  const other = createElement(
    'p',
    { class: 'other' },
    `${messages.register.other} `,
    createElement('a', { href: pageUrl('login') }, messages.register.login),
  );
  return Promise.resolve(createElement('div', { class: 'card narrow' }, form, other));
};
