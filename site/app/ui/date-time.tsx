import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface DateTimeProps {
  /** ISO 8601. */
  iso: string;
  /** The date in words, for assistive technology. */
  words: string;
  /** The date in figures, as it is shown. */
  children: ReactNode;
}

/** A date set in figures. ARIA forbids a name on `time`, so the words are hidden text. */
export function DateTime({ iso, words, children }: DateTimeProps) {
  return (
    <time dateTime={iso}>
      <span aria-hidden="true" className="figures">
        {children}
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </time>
  );
}
