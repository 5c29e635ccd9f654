import { TextWithLanguage } from '../../i18n/text-with-language';
import { splitSnippet } from './split-snippet';

/** Text of a search response with its matches marked. */
export function Snippet({ html }: { html: string }) {
  return splitSnippet(html).map(({ text, marked }, index) =>
    marked ? (
      <mark key={index}>
        <TextWithLanguage text={text} />
      </mark>
    ) : (
      <TextWithLanguage key={index} text={text} />
    ),
  );
}
