import { memberRules } from '../../contract/shared/member-rules';
import { privacyPath } from '../../contract/shared/privacy-notice';
import type { Context, Page } from '../shared/context';
import { eraseForm, exportSection } from './own-data';
import { formatDate } from '../../app/i18n/format-date';
import { createElement } from '../shared/dom';
import { createForm } from '../shared/form';
import { asFields, asText, type Fields } from '../../session/read-values';

export const profilePage: Page = async (context) => {
  const { messages, client, language } = context;
  const profile = asFields((await client.call('profileDetail')).data);
  const { profile: labels, field } = messages;
  return createElement(
    'div',
    { class: 'cards' },
    section(
      'account',
      labels.account,
      createElement(
        'dl',
        {},
        createElement('dt', {}, field.userName),
        createElement('dd', {}, asText(profile.userName)),
        createElement('dt', {}, labels.since),
        createElement('dd', {}, formatDate(asText(profile.createdAt), language)),
      ),
    ),
    section('details', labels.data, detailsForm(context, profile)),
    section('password', labels.password, passwordForm(context)),
    section('export', messages.ownData.title, ...exportSection(context)),
    section('erase', messages.ownData.eraseTitle, ...eraseForm(context)),
  );
};

function section(id: string, title: string, ...content: HTMLElement[]): HTMLElement {
  const heading = createElement('h2', { id: `${id}-title` }, title);
  return createElement(
    'section',
    { class: 'card', 'aria-labelledby': heading.id },
    heading,
    ...content,
  );
}

function detailsForm(
  { language, messages, client, announce, siteUrl }: Context,
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
        value: asText(profile.nickName),
      },
      {
        name: 'phone',
        label: field.phone,
        hint: hint.phoneOrEmail,
        type: 'text',
        autocomplete: 'tel',
        value: asText(profile.phone),
      },
      {
        name: 'email',
        label: field.email,
        type: 'text',
        autocomplete: 'email',
        value: asText(profile.email),
      },
    ],
    rules: memberRules.profileUpdate,
    noticeUrl: siteUrl(privacyPath),
    submit: messages.profile.save,
    language,
    messages,
    warnIfUnsent: true,
    send: async (values) => {
      await client.call('profileUpdate', values);
      announce(messages.profile.saved);
    },
  });
}

function passwordForm({ language, messages, client, announce }: Context): HTMLFormElement {
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
    language,
    messages,
    clearAfterSend: ['oldPassword', 'newPassword'],
    send: async (values) => {
      await client.call('passwordChange', values);
      announce(messages.profile.changed);
    },
  });
}
