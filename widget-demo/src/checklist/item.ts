import { text, type Text } from '../bilingual';

export interface Item {
  /** Key of stored answers; must not be reused for another check. */
  id: string;
  what: Text;
  /** The host pages on which to test it. */
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
