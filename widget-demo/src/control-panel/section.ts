import { h, type Text } from '../bilingual';

/** A collapsible section of the panel. */
export function section(title: Text, isOpen: boolean, ...content: Node[]): HTMLDetailsElement {
  return h(
    'details',
    { open: isOpen },
    h('summary', {}, title),
    h('div', { className: 'content' }, ...content),
  );
}

/** A button; for a call, its code is the English label. */
export function button(label: Text, code: string, onClick: () => void): HTMLButtonElement {
  const element = h(
    'button',
    { type: 'button' },
    ...(code ? [label.zh, h('code', { lang: 'en' }, code)] : [label]),
  );
  element.addEventListener('click', onClick);
  return element;
}

/** A labelled field; the label precedes the control in reading order. */
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

/** A select of options given as value and label. */
export function choice(
  options: readonly (readonly [value: string, label: string])[],
): HTMLSelectElement {
  return h('select', {}, ...options.map(([value, label]) => h('option', { value }, label)));
}

export const row = (...content: Node[]): HTMLDivElement =>
  h('div', { className: 'row' }, ...content);
