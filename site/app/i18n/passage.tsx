import { Fragment } from 'react';
import { lineLanguageRuns } from '../../contract/language-runs';
import { useLanguage } from './language';

/** A text with `lang` on the parts in the other language (WCAG 3.1.2). */
export function Passage({ text }: { text: string }) {
  const runs = lineLanguageRuns(text, useLanguage());
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
