import { plainText } from '../../i18n/plain-text';

/** One chapter of an exhibition’s text. */
export interface ExhibitionSection {
  /** Its heading, by which an address asks for it. */
  label: string;
  /** The chapter without its heading. */
  html: string;
}

/** The chapters that the second-level headings of a text begin. */
export function sectionsOf(html: string): ExhibitionSection[] {
  return html
    .split(/(?=<h2\b)/i)
    .map((part) => /^<h2\b[^>]*>([\s\S]*?)<\/h2>([\s\S]*)$/i.exec(part))
    .filter((found) => found !== null)
    .map(([, heading = '', text = '']) => ({ label: plainText(heading).trim(), html: text }));
}
