import type { CitedObject } from './cited-object';

/** Entry of a BibTeX file. Names and titles stand in two pairs of braces: they are neither split nor lower-cased. */
export function formatBibtex(object: CitedObject): string {
  const { id, title, holder, date, accessionNumber, publisher, language, url, accessed } = object;
  const fields: [string, string][] = [
    ['author', `{${escape(holder)}}`],
    ['title', `{${escape(title)}}`],
    [
      'note',
      [date, accessionNumber]
        .filter((part) => part !== '')
        .map(escape)
        .join('; '),
    ],
    ['howpublished', escape(publisher)],
    ['url', encodeBraces(url)],
    ['urldate', accessed],
    ['langid', language === 'zh' ? 'chinese' : 'english'],
  ];
  const lines = fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `  ${name} = {${value}},\n`);
  return `@misc{${id.replace(/[^A-Za-z0-9_.-]/g, '-')},\n${lines.join('')}}\n`;
}

const special: Readonly<Record<string, string>> = {
  '\\': String.raw`\textbackslash{}`,
  '~': String.raw`\textasciitilde{}`,
  '^': String.raw`\textasciicircum{}`,
};

const escape = (text: string) =>
  text.replace(/[\\~^&%$#_{}]/g, (character) => special[character] ?? `\\${character}`);

/** Braces in a value must be balanced; in an address they can be written otherwise. */
const encodeBraces = (url: string) => url.replaceAll('{', '%7B').replaceAll('}', '%7D');
