import { escapeHtml } from './html';

/** Mark-up that may stand in a page as it is. Only this file makes it. */
export class Markup {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What a template takes: texts are escaped, mark-up stays, lists follow each other, the rest is left out. */
export type Piece = Markup | string | number | false | null | undefined | readonly Piece[];

/**
 * Mark-up from a template: markup`<p>${text}</p>`. Every text in it is escaped, for content and for
 * attributes in double quotes alike.
 */
export function markup(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const written = parts.map((part, index) => part + write(pieces[index]));
  return new Markup(written.join(''));
}

function write(piece: Piece): string {
  if (piece === undefined || piece === null || piece === false) return '';
  if (piece instanceof Markup) return piece.toString();
  if (typeof piece === 'object') return piece.map(write).join('');
  return escapeHtml(String(piece));
}

/** Attributes with a leading space each; `true` writes the name alone, `undefined` and `false` nothing. */
export function attributes(
  values: Readonly<Record<string, string | number | boolean | undefined>>,
): Markup {
  const written = Object.entries(values).map(([name, value]) => {
    if (value === undefined || value === false) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  });
  return new Markup(written.join(''));
}

/** Inert data for machines. No text inside it can end the block. */
export function jsonBlock(type: string, value: unknown): Markup {
  const json = JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
  return new Markup(`<script type="${escapeHtml(type)}">${json}</script>`);
}

/** Mark-up that was written out by a serializer of an allow-list. */
export function trustedMarkup(text: string): Markup {
  return new Markup(text);
}
