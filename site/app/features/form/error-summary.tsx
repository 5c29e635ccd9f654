import { usePageMessages } from '../../i18n/use-page-messages';
import { formMessages } from './messages';

/** A field with an error, its label and the control that gets focus. */
export interface InvalidField {
  name: string;
  label: string;
  control: HTMLElement;
}

/** The invalid fields of a form in order, each with its label as it is on the page. */
export function invalidFields(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
): InvalidField[] {
  const fields = new Map<string, InvalidField>();
  for (const control of [...form.elements] as HTMLInputElement[]) {
    const { name } = control;
    if (!(name in errors) || fields.has(name)) continue;
    fields.set(name, { name, label: labelOf(control), control });
  }
  return [...fields.values()];
}

function labelOf(control: HTMLInputElement): string {
  const question = control.closest('[role=group], [role=radiogroup]')?.querySelector('.question');
  return (question ?? control.labels?.[0])?.textContent ?? control.name;
}

/** The number of invalid fields, and a button for each that moves focus to it; nothing for a single one. */
export function ErrorSummary({ fields }: { fields: readonly InvalidField[] }) {
  const messages = usePageMessages(formMessages);
  if (fields.length < 2) return null;
  return (
    <div className="failure">
      <p>
        <strong>{messages.invalid(fields.length)}</strong>
      </p>
      <ul className="fields">
        {fields.map(({ name, label, control }) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => {
                control.focus();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
