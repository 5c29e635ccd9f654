import { escapeHtml } from '../../rich-text/escape-html';

/** Markup that is safe to write unescaped. Only this file creates instances. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** A value in a template: text is escaped, markup is kept, lists are concatenated, other values are omitted. */
export type MarkupValue =
  Markup | string | number | false | null | undefined | readonly MarkupValue[];

/**
 * Markup from a template: markup`<p>${text}</p>`. Every text is escaped for element content and for
 * attributes in double quotes.
 */
export function markup(parts: TemplateStringsArray, ...pieces: readonly MarkupValue[]): Markup {
  const written = parts.map((part, index) => part + write(pieces[index]));
  return new Markup(written.join(''));
}

function write(piece: MarkupValue): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Markup) return piece.toString();
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeHtml(String(piece));
}

/** Attributes, each with a leading space; `true` writes the name alone, `undefined` and `false` are omitted. */
export function attributes(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Markup {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  });
  return new Markup(written.join(''));
}

/** An inert data block (`<script>`). `<` is escaped, so no text inside can close the element. */
export function jsonBlock(type: string, value: unknown): Markup {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return new Markup(`<script type="${escapeHtml(type)}">${json}</script>`);
}

/** Markup from a serializer that applies an allow-list. */
export function trustedMarkup(text: string): Markup {
  return new Markup(text);
}
