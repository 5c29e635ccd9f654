import { text, type Text } from '../bilingual';

export interface Item {
  /** Stored, so never reused for another check. */
  id: string;
  what: Text;
  /** The host pages on which it shows. */
  hosts: readonly string[];
}

export interface Group {
  title: Text;
  items: readonly Item[];
}

export const item = (id: string, zh: string, en: string, ...hosts: string[]): Item => ({
  id,
  what: text(zh, en),
  hosts,
});
