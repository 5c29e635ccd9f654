const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Text with the named entities that the service writes as their characters. */
export const unescapeHtml = (escaped: string) =>
  escaped.replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity);

/** The text of rich text without mark-up; not safe as HTML. */
export function plainText(html: string): string {
  const withoutTags = html.replace(
    /<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->|<[^>]*>/gi,
    ' ',
  );
  return unescapeHtml(withoutTags).replace(/\s+/g, ' ').trim();
}

/** A sentence with its closing punctuation; a decimal point ends none. */
const sentence = /(?:[^。！？.!?]|[.!?](?![\s”’"]|$))+[。！？.!?]*[”’」』"]?\s*/gu;

/** The first `count` sentences of a text. */
export function firstSentences(text: string, count: number): string {
  return (text.match(sentence) ?? []).slice(0, count).join('').trim();
}
