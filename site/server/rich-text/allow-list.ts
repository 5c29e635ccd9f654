import { attributesByTag, commonAttributes, richTextTags } from '../../contract/shared/rich-text';

/** Tags allowed in rich text; any other is an import error. */
export const allowedTags: ReadonlySet<string> = new Set(richTextTags);

export function isAllowedAttribute(tag: string, name: string): boolean {
  return commonAttributes.includes(name) || (attributesByTag[tag]?.includes(name) ?? false);
}

/** Tags that the HTML fragment parser drops silently, so that they are searched in the source. */
export const droppedTags = /<\s*\/?\s*(html|head|body|frameset|frame)\b/i;

/** Block-level tags at the top level of a text; other top-level nodes are wrapped in a paragraph. */
export const blockTags: ReadonlySet<string> = new Set(
  'p h2 h3 h4 ul ol dl blockquote table figure hr'.split(' '),
);
