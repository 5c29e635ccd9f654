import { attribute, styleOf } from '../dom';
import { isInline } from './layout';

/** A CSS string as the CSSOM serialises it, without its quotes and escapes. */
const unescape = (text: string): string =>
  text
    .slice(1, -1)
    .replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, hex: string | undefined, char: string) =>
      hex ? String.fromCodePoint(parseInt(hex, 16)) : char,
    );

/** Accname 2F.ii: text that CSS adds before or after the content; the alternative after `/` wins where there is one. */
export function generatedContent(element: Element, pseudo: '::before' | '::after'): string {
  const style = styleOf(element, pseudo);
  if (!style || style.display === 'none') return '';
  let text = '';
  const tokens = style.content.match(/"(?:\\.|[^"\\])*"|attr\([^)]*\)|\//g) ?? [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] ?? '';
    if (token === '/') text = '';
    else if (token[0] === '"') text += unescape(token);
    else text += attribute(element, token.slice(5, -1).trim());
  }
  return isInline(style) ? text : ` ${text} `;
}
