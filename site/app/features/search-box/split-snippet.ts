import { unescapeHtml } from '../../i18n/plain-text';

/** A run of a snippet's text, and whether it matches the keyword. */
export interface SnippetPart {
  text: string;
  marked: boolean;
}

/**
 * Splits a snippet into runs. Its only markup is `<mark>`, everything else is escaped text; any other
 * markup stays text.
 */
export function splitSnippet(snippet: string): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let marked = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece !== '') parts.push({ text: unescapeHtml(piece), marked });
  }
  return parts;
}
