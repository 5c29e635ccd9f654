const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The words of rich text, for places that show no mark-up. The result is text, never HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A stop ends a sentence; a point inside a number does not. */
const sentence = /(?:[^。！？.!?]|[.!?](?![\s”’"]|$))+[。！？.!?]*[”’」』"]?\s*/gu;

/** The first sentences of a text, whole. */
export function firstSentences(text: string, count: number): string {
  return (text.match(sentence) ?? []).slice(0, count).join('').trim();
}
