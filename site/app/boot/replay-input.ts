type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Repeats early input for React, which hydrates fields with the visitor's text but without `onChange`, and does not
 * replay clicks: values that differ from their default, and the control of an early click, at its
 * position.
 */
export function replayInput(root: Element): void {
  // All values are read first: the first event renders the form again with the values that React knows.
  const replays = [...root.querySelectorAll<Field>('input, select, textarea')].map((field) =>
    field instanceof HTMLSelectElement
      ? selectionReplay(field)
      : /^(checkbox|radio)$/.test(field.type)
        ? checkReplay(field as HTMLInputElement)
        : textReplay(field),
  );
  for (const replay of replays) replay?.();
  const name = 'data-pending-click';
  const control = root.querySelector(`[${name}]`);
  const [detail, clientX, clientY] = control?.getAttribute(name)?.split(',').map(Number) ?? [];
  control?.removeAttribute(name);
  const position = { detail, clientX, clientY } as MouseEventInit;
  control?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...position }));
}

function textReplay(field: HTMLInputElement | HTMLTextAreaElement) {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return undefined;
  return () => {
    // React ignores an event without a change since the value it knows, which it reads in this setter.
    field.value = defaultValue;
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function selectionReplay(field: HTMLSelectElement) {
  const { value } = field;
  const options = [...field.options];
  const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  if (value === initial?.value) return undefined;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}

function checkReplay(field: HTMLInputElement) {
  const { checked, defaultChecked } = field;
  // Of a radio group, only the button that was chosen.
  if (checked === defaultChecked || (field.type === 'radio' && !checked)) return undefined;
  return () => {
    field.checked = defaultChecked;
    field.click();
  };
}
