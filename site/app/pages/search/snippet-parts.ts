/** A run of a snippet's text, and whether it is what matched. */
export interface SnippetPart {
  text: string;
  marked: boolean;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

const plain = (escaped: string) =>
  escaped.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity);

/**
 * The runs of a snippet. Its only mark-up is `<mark>`, everything else in it is escaped text; mark-up
 * that has no business there stays the text it is.
 */
export function snippetParts(snippet: string): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let marked = false;
  for (const piece of snippet.split(/(<\/?mark>)/)) {
    if (piece === '<mark>' || piece === '</mark>') marked = piece === '<mark>';
    else if (piece !== '') parts.push({ text: plain(piece), marked });
  }
  return parts;
}
