import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Default `text`. */
  type?: 'text' | 'tel' | 'email' | 'date';
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** What browsers may fill in (WCAG 1.3.5). */
  autoComplete?: string;
  /** Of a date: the first and the last day that will do. */
  min?: string;
  max?: string;
  /** More than one line: a field for a whole text. */
  rows?: number;
}

/** A field in which one writes, or picks a day. */
export function TextField({ value, onChange, rows, type = 'text', ...rest }: TextFieldProps) {
  const { inputMode, autoComplete = 'off', min, max, ...field } = rest;
  return (
    <FieldFrame {...field}>
      {(control) =>
        rows === undefined ? (
          <input
            {...control}
            {...{ type, inputMode, autoComplete, min, max, value }}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        ) : (
          <textarea
            {...control}
            {...{ autoComplete, rows, value }}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        )
      }
    </FieldFrame>
  );
}
