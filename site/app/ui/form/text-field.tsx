import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from './field-frame';

interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Default `text`. */
  type?: 'text' | 'tel' | 'email' | 'date' | 'password' | 'search';
  inputMode?: ComponentProps<'input'>['inputMode'];
  /** The `autocomplete` attribute (WCAG 1.3.5). Default `off`. */
  autoComplete?: string;
  /** First and last valid day of a date. */
  min?: string;
  max?: string;
  /** Number of lines of a `textarea`; without it, an `input`. */
  rows?: number;
}

/** Field for text or a date. */
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
