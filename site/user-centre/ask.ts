import { element } from './dom';
import type { Words } from './words';

/** Asks before something is ended. Escape, and everything but the confirming button, is a no. */
export function ask(question: string, words: Words): Promise<boolean> {
  return new Promise((resolve) => {
    const close = (answer: string) => () => dialog.close(answer);
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
      element('h2', { id: 'ask-title' }, words.prompt),
      element('p', { id: 'ask-question' }, question),
      element(
        'div',
        { class: 'answers' },
        element('button', { type: 'button', class: 'plain', click: close('') }, words.cancel),
        element('button', { type: 'button', class: 'primary', click: close('yes') }, words.confirm),
      ),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}
