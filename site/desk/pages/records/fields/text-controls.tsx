import { museumDateTime, parseDateTime } from '../../../../contract/shared/museum-time';
import { FieldFrame } from '../../../../app/ui/form/field-frame';
import { useFormContext } from '../form-context';
import { listOf, textOf, textsOf } from '../record-values';
import type { ValueProps } from './field-props';

type InputType = 'text' | 'date' | 'time' | 'datetime-local' | 'number' | 'url';

const inputTypes: Readonly<Partial<Record<ValueProps['field']['control'], InputType>>> = {
  day: 'date',
  time: 'time',
  number: 'number',
};

/** A text on one line, a number, a day or a time. */
export function LineControl({ field, path, label, value, onChange, lang, hint }: LineProps) {
  const { errors } = useFormContext();
  const type = inputTypes[field.control] ?? 'text';
  return (
    <FieldFrame
      {...{ name: path, label, hint, error: errors[path] }}
      required={field.isRequired && lang !== 'en'}
    >
      {(control) => (
        <input
          {...control}
          {...{ type, lang }}
          {...(type === 'number' && { step: 'any' })}
          autoComplete="off"
          value={textOf(value)}
          onChange={(event) => {
            const text = event.target.value;
            const isNumber = type === 'number' && text !== '';
            onChange(isNumber ? Number(text) : text || undefined);
          }}
        />
      )}
    </FieldFrame>
  );
}

interface LineProps extends ValueProps {
  hint?: string;
}

/** Texts that take more than two lines. */
const longTexts: ReadonlySet<string> = new Set([
  'summary',
  'content',
  'description',
  'note',
  'text',
]);

/** A text of several lines. */
export function TextControl({ field, path, label, value, onChange, lang }: ValueProps) {
  const { errors } = useFormContext();
  const isShort = !longTexts.has(field.name);
  return (
    <FieldFrame
      {...{ name: path, label, error: errors[path] }}
      required={field.isRequired && (lang !== 'en' || field.name === 'alt')}
    >
      {(control) => (
        <textarea
          {...control}
          lang={lang}
          data-short={isShort || undefined}
          value={textOf(value)}
          onChange={(event) => {
            onChange(event.target.value || undefined);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A moment in the museum's time zone, to the minute. */
export function MomentControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const moment = parseDateTime(textOf(value));
  return (
    <FieldFrame {...{ name: path, label, error: errors[path] }} required={field.isRequired}>
      {(control) => (
        <input
          {...control}
          type="datetime-local"
          value={moment ? museumDateTime(moment).slice(0, 16) : ''}
          onChange={(event) => {
            const text = event.target.value;
            onChange(text === '' ? undefined : `${text.slice(0, 16)}:00+08:00`);
          }}
        />
      )}
    </FieldFrame>
  );
}

/** A list of texts, one a line. */
export function LinesControl({ field, path, label, value, onChange }: ValueProps) {
  const { errors } = useFormContext();
  const index = listOf(value).findIndex((_, at) => errors[`${path}[${at}]`] !== undefined);
  return (
    <FieldFrame
      {...{ name: path, label, error: errors[path] ?? errors[`${path}[${index}]`] }}
      required={field.isRequired}
    >
      {(control) => (
        <textarea
          {...control}
          value={textsOf(value).join('\n')}
          onChange={(event) => {
            const text = event.target.value;
            onChange(text === '' ? undefined : text.split('\n'));
          }}
        />
      )}
    </FieldFrame>
  );
}
