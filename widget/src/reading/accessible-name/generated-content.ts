import { attribute, isInline, styleOf } from '../dom';

/** Accname 2F.ii: text that CSS adds before or after the content; the alternative after `/` wins where there is one. */
export function generatedContent(element: Element, pseudo: '::before' | '::after'): string {
  const style = styleOf(element, pseudo);
  let text = '';
  (style.content ?? '').replace(
    /"((?:\\.|[^"\\])*)"|attr\(([^)]*)\)|\//g,
    (token: string, string: string | undefined, name: string | undefined) => {
      if (token === '/') text = '';
      else if (name) text += attribute(element, name.trim());
      // The CSSOM writes quotes, backslashes and control characters as escapes.
      else
        text += (string ?? '').replace(/\\([0-9a-f]{1,6}) ?|\\/gi, (_, hex) =>
          hex ? String.fromCodePoint(parseInt(hex as string, 16)) : '',
        );
      return '';
    },
  );
  return style.display === 'none' ? '' : isInline(style) ? text : ` ${text} `;
}
