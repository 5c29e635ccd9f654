import { Fragment } from 'react';
import { splitLineByLanguage } from '../../contract/shared/language-runs';
import { useLanguage } from './i18n-context';
import { unbrokenRanges } from './unbroken-ranges';

/** A text with `lang` on the parts in the other language (WCAG 3.1.2). */
export function TextWithLanguage({ text }: { text: string }) {
  const runs = splitLineByLanguage(unbrokenRanges(text), useLanguage());
  return runs.map((run, index) =>
    run.lang ? (
      <span key={index} lang={run.lang}>
        {run.text}
      </span>
    ) : (
      <Fragment key={index}>{run.text}</Fragment>
    ),
  );
}
