import { h, type Text } from '../bilingual';

/** A part of the panel that opens and closes, closed ones costing no room. */
export function section(title: Text, isOpen: boolean, ...content: Node[]): HTMLDetailsElement {
  return h(
    'details',
    { open: isOpen },
    h('summary', {}, title),
    h('div', { className: 'content' }, ...content),
  );
}

/** Where the button is a call, its code is its English. */
export function button(label: Text, code: string, onClick: () => void): HTMLButtonElement {
  const element = h(
    'button',
    { type: 'button' },
    ...(code ? [label.zh, h('code', { lang: 'en' }, code)] : [label]),
  );
  element.addEventListener('click', onClick);
  return element;
}

/** A labelled field; the control comes second so that its name is read first. */
export function field(label: Text, control: HTMLElement): HTMLLabelElement {
  return h('label', { className: 'field' }, h('span', { className: 'name' }, label), control);
}

export function checkbox(
  label: Text,
  onChange: (checked: boolean) => void,
): { row: HTMLLabelElement; box: HTMLInputElement } {
  const box = h('input', { type: 'checkbox' });
  box.addEventListener('change', () => onChange(box.checked));
  return { row: h('label', { className: 'check' }, box, h('span', {}, label)), box };
}

/** Options given as value and label; a label of both languages is shown as one line. */
export function choice(
  options: readonly (readonly [value: string, label: string])[],
): HTMLSelectElement {
  return h('select', {}, ...options.map(([value, label]) => h('option', { value }, label)));
}

export const row = (...content: Node[]): HTMLDivElement =>
  h('div', { className: 'row' }, ...content);
