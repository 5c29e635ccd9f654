import type { Exhibit } from '../../../../contract/schemas/exhibit';
import type { Language } from '../../../../contract/shared/sites';

/** What a reference to an object's page consists of. */
export interface CitedObject {
  id: string;
  title: string;
  /** Who keeps the object; the museum itself where the record names nobody. */
  holder: string;
  /** Date of the object as its label has it: “c. 1200–1100 BCE”. */
  date: string;
  accessionNumber: string;
  /** The museum whose site has the page. */
  publisher: string;
  language: Language;
  /** Permanent address of the page. */
  url: string;
  /** Day of the visit, `2026-11-26`. */
  accessed: string;
}

interface Page {
  publisher: string;
  language: Language;
  url: string;
  accessed: string;
}

export function citedObject(object: Exhibit, page: Page): CitedObject {
  const { id, title, date, accessionNumber } = object;
  const holder = object.holder || page.publisher;
  const lines = { id, title, holder, date, accessionNumber, ...page };
  // Formats of references are lines of text: a line break would end a field.
  return Object.fromEntries(
    Object.entries(lines).map(([name, value]) => [name, value.replace(/\s+/g, ' ').trim()]),
  ) as unknown as CitedObject;
}
