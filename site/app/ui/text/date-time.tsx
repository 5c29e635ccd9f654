import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

interface DateTimeProps {
  /** ISO 8601. */
  iso: string;
  /** The full date, for assistive technology. */
  fullDate: string;
  /** The visible short form. */
  children: ReactNode;
}

/** A date in a short visible form. ARIA prohibits naming `time`, so the full date is hidden text. */
export function DateTime({ iso, fullDate, children }: DateTimeProps) {
  return (
    <time dateTime={iso}>
      <span aria-hidden="true" className="figures">
        {children}
      </span>
      <VisuallyHidden>{fullDate}</VisuallyHidden>
    </time>
  );
}
