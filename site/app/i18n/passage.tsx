import { Fragment } from 'react';
import { lineLanguageRuns } from '../../contract/language-runs';
import { useLanguage } from './language';

/** A text from the service with its words of the other language marked by `lang`. */
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
