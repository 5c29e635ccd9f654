import { plainText } from '../../i18n/plain-text';

/** One chapter of an exhibition’s text. */
export interface ExhibitionChapter {
  /** Plain text of its heading, as in the query parameter `label`. */
  label: string;
  /** The chapter without its heading. */
  html: string;
}

/** Splits a text at its second-level headings; text before the first heading is left out. */
export function splitChapters(html: string): ExhibitionChapter[] {
  return html
    .split(/(?=<h2\b)/i)
    .map((part) => /^<h2\b[^>]*>([\s\S]*?)<\/h2>([\s\S]*)$/i.exec(part))
    .filter((found) => found !== null)
    .map(([, heading = '', text = '']) => ({ label: plainText(heading).trim(), html: text }));
}
