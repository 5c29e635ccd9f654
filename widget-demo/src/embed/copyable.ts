import { h, text, type Text } from '../bilingual';

export interface Copyable {
  element: HTMLElement;
  show(code: string): void;
}

/** A heading, a block of code and a button that copies it. */
export function createCopyable(id: string, title: Text, hint: Text): Copyable {
  const code = h('code', { id: `${id}-code` });
  const block = h(
    'pre',
    { tabIndex: 0, attributes: { 'aria-labelledby': id, role: 'region' } },
    code,
  );
  const status = h('span', { className: 'status', attributes: { role: 'status' } });
  const button = h(
    'button',
    { type: 'button', className: 'button', attributes: { 'aria-describedby': id } },
    text('复制', 'Copy'),
  );
  const say = (message: Text) => status.replaceChildren(h('span', {}, message));
  button.addEventListener('click', () => {
    copy(code).then(
      () => say(text('已复制', 'Copied')),
      () => {
        select(code);
        say(text('请按 Ctrl+C 复制选中的文字', 'Press Ctrl+C to copy the selected text'));
      },
    );
  });
  return {
    element: h(
      'section',
      { className: 'copyable' },
      h('h3', { id }, title),
      h('p', { className: 'hint' }, hint),
      block,
      h('p', { className: 'actions' }, button, ' ', status),
    ),
    show(content) {
      if (code.textContent === content) return;
      code.textContent = content;
      status.replaceChildren();
    },
  };
}

function select(element: HTMLElement): void {
  window.getSelection()?.selectAllChildren(element);
}

/** Rejects where the browser forbids it: on pages without https, or by its settings. */
async function copy(element: HTMLElement): Promise<void> {
  const clipboard = (navigator as Partial<Navigator>).clipboard;
  if (!clipboard) throw new Error('no clipboard');
  await clipboard.writeText(element.textContent);
}
