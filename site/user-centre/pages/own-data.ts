import { saveFile } from '../../app/ui/save-file';
import { memberRules } from '../../contract/shared/member-rules';
import { asText } from '../../session/read-values';
import { apiErrorMessage } from '../messages/error-messages';
import { confirmDialog } from '../shared/confirm-dialog';
import type { Context } from '../shared/context';
import { createElement } from '../shared/dom';
import { createForm } from '../shared/form';

/** Button that downloads everything stored about the member as a JSON file. */
export function exportSection(context: Context): HTMLElement[] {
  const { messages, client, announce } = context;
  const download = async () => {
    try {
      const { data } = await client.call('memberExport');
      const text = JSON.stringify(data, null, 2);
      saveFile('museum-data.json', new Blob([text], { type: 'application/json' }));
      announce(messages.ownData.downloaded);
    } catch (error) {
      announce(apiErrorMessage(error, messages));
    }
  };
  return [
    createElement('p', { class: 'soft' }, messages.ownData.downloadText),
    createElement(
      'button',
      { type: 'button', class: 'plain', click: () => void download() },
      messages.ownData.download,
    ),
  ];
}

/** Form that erases the account after its password and a confirmation. */
export function eraseForm(context: Context): HTMLElement[] {
  const { language, messages, client, siteUrl } = context;
  const { ownData } = messages;
  const form = createForm({
    label: ownData.erase,
    fields: [
      {
        name: 'password',
        label: messages.field.password,
        type: 'password',
        autocomplete: 'current-password',
      },
    ],
    rules: memberRules.memberErase,
    submit: ownData.erase,
    language,
    messages,
    idPrefix: 'erase',
    clearAfterSend: ['password'],
    send: async (values) => {
      if (!(await confirmDialog(ownData.question, messages))) return;
      await client.call('memberErase', { password: asText(values.password) });
      client.forgetTokens();
      const done = createElement(
        'div',
        { class: 'card narrow' },
        createElement('p', { role: 'status', tabindex: '-1' }, ownData.erased),
        createElement('p', {}, createElement('a', { href: siteUrl('/') }, messages.home)),
      );
      form.closest('.content')?.replaceChildren(done);
      done.querySelector('p')?.focus();
    },
  });
  return [createElement('p', { class: 'soft' }, ownData.eraseText), form];
}
