import { attribute, isInline, styleOf } from '../../shared/dom';

const tokens = /url\("(?:\\.|[^"\\])*"\)|"((?:\\.|[^"\\])*)"|attr\(([^)]*)\)|\//g;

/** The CSSOM serialises quotes, backslashes and control characters as escapes. */
const escapes = /\\(?:([0-9a-f]{1,6}) ?|(.))/gi;

/** Accname 2F.ii: text of the CSS `content` property; an alternative after `/` replaces it. */
export function generatedContent(element: Element, pseudo: '::before' | '::after'): string {
  const style = styleOf(element, pseudo);
  let text = '';
  (style.content ?? '').replace(tokens, (token: string, string?: string, name?: string) => {
    if (token === '/') text = '';
    else if (name) text += attribute(element, name.trim());
    else if (string)
      text += string.replace(escapes, (_: string, code?: string, char?: string) =>
        code ? String.fromCodePoint(parseInt(code, 16)) : (char ?? ''),
      );
    return '';
  });
  return style.display === 'none' ? '' : isInline(style) ? text : ` ${text} `;
}
