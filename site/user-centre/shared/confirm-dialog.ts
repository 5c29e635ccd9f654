import { createElement } from './dom';
import type { Messages } from '../messages/messages';

/** Opens a modal confirmation dialog. Resolves to true only for the confirming button. */
export function confirmDialog(question: string, messages: Messages): Promise<boolean> {
  return new Promise((resolve) => {
    const closeWith = (returnValue: string) => () => dialog.close(returnValue);
    const dialog = createElement(
      'dialog',
      {
        'aria-labelledby': 'ask-title',
        'aria-describedby': 'ask-question',
        close: () => {
          dialog.remove();
          resolve(dialog.returnValue === 'yes');
        },
      },
      createElement('h2', { id: 'ask-title' }, messages.prompt),
      createElement('p', { id: 'ask-question' }, question),
      createElement(
        'div',
        { class: 'answers' },
        createElement(
          'button',
          { type: 'button', class: 'plain', click: closeWith('') },
          messages.cancel,
        ),
        createElement(
          'button',
          { type: 'button', class: 'primary', click: closeWith('yes') },
          messages.confirm,
        ),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
