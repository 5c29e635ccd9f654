type Texts = Record<string, string>;

/**
 * Parses a table of texts, `key|Chinese|English;…`. Without an English text, the key is it. The two results have no
 * prototype: members that a host adds to `Object.prototype` are no texts.
 */
export function parseTable(table: string): [zhCN: Texts, en: Texts] {
  const zhCN = Object.create(null) as Texts;
  const en = Object.create(null) as Texts;
  for (const line of table.split(';')) {
    const [key = '', chinese = '', english = key] = line.split('|');
    zhCN[key] = chinese;
    en[key] = english;
  }
  return [zhCN, en];
}
