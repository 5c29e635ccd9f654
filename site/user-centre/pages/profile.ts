import { memberRules } from '../../contract/member-rules';
import type { Context, Page } from '../context';
import { dayOf } from '../dates';
import { element } from '../dom';
import { createForm } from '../form';
import { fieldsOf, text, type Fields } from '../read-values';

export const profilePage: Page = async (context) => {
  const { words: messages, client, language } = context;
  const profile = fieldsOf((await client.call('profileDetail')).data);
  const { profile: labels, field } = messages;
  return element(
    'div',
    { class: 'cards' },
    section(
      'account',
      labels.account,
      element(
        'dl',
        {},
        element('dt', {}, field.userName),
        element('dd', {}, text(profile.userName)),
        element('dt', {}, labels.since),
        element('dd', {}, dayOf(text(profile.createdAt), language)),
      ),
    ),
    section('details', labels.data, detailsForm(context, profile)),
    section('password', labels.password, passwordForm(context)),
  );
};

function section(id: string, title: string, ...content: HTMLElement[]): HTMLElement {
  const heading = element('h2', { id: `${id}-title` }, title);
  return element('section', { class: 'card', 'aria-labelledby': heading.id }, heading, ...content);
}

function detailsForm(
  { words: messages, client, announce }: Context,
  profile: Fields,
): HTMLFormElement {
  const { field, hint } = messages;
  return createForm({
    label: messages.profile.data,
    fields: [
      {
        name: 'nickName',
        label: field.nickName,
        type: 'text',
        autocomplete: 'nickname',
        value: text(profile.nickName),
      },
      {
        name: 'phone',
        label: field.phone,
        hint: hint.phoneOrEmail,
        type: 'text',
        autocomplete: 'tel',
        value: text(profile.phone),
      },
      {
        name: 'email',
        label: field.email,
        type: 'text',
        autocomplete: 'email',
        value: text(profile.email),
      },
    ],
    rules: memberRules.profileUpdate,
    submit: messages.profile.save,
    words: messages,
    warnsUnsent: true,
    send: async (values) => {
      await client.call('profileUpdate', values);
      announce(messages.profile.saved);
    },
  });
}

function passwordForm({ words: messages, client, announce }: Context): HTMLFormElement {
  const { field, hint } = messages;
  return createForm({
    label: messages.profile.password,
    fields: [
      {
        name: 'oldPassword',
        label: field.oldPassword,
        type: 'password',
        autocomplete: 'current-password',
      },
      {
        name: 'newPassword',
        label: field.newPassword,
        hint: hint.password,
        type: 'password',
        autocomplete: 'new-password',
      },
    ],
    rules: memberRules.passwordChange,
    submit: messages.profile.change,
    words: messages,
    emptied: ['oldPassword', 'newPassword'],
    send: async (values) => {
      await client.call('passwordChange', values);
      announce(messages.profile.changed);
    },
  });
}
