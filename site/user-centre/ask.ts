import { element } from './dom';
import type { Words } from './words';

/** Opens a modal confirmation dialog. Resolves to true only for the confirming button. */
export function ask(question: string, messages: Words): Promise<boolean> {
  return new Promise((resolve) => {
    const closeWith = (returnValue: string) => () => dialog.close(returnValue);
    const dialog = element(
      'dialog',
      {
        'aria-labelledby': 'ask-title',
        'aria-describedby': 'ask-question',
        close: () => {
          dialog.remove();
          resolve(dialog.returnValue === 'yes');
        },
      },
      element('h2', { id: 'ask-title' }, messages.prompt),
      element('p', { id: 'ask-question' }, question),
      element(
        'div',
        { class: 'answers' },
        element(
          'button',
          { type: 'button', class: 'plain', click: closeWith('') },
          messages.cancel,
        ),
        element(
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
