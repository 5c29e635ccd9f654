import type { CitedObject } from './cited-object';

/**
 * Reference by GB/T 7714—2015, 4.6 (electronic resources): date and number are other title information, which stands before
 * the type. The standard has no type of its own for objects.
 */
export function formatGbt7714(object: CitedObject): string {
  const { title, holder, date, accessionNumber, publisher, language, accessed, url } = object;
  const number = numberOf[language](accessionNumber);
  const about = [date, number].filter((part) => part !== '').join(separators[language]);
  const source = publisher === holder ? '' : `${publisher}, `;
  return [
    `${withoutStop(holder)}. `,
    [title, about].filter((part) => part !== '').join(': '),
    `[EB/OL]. ${source}[${accessed}]. ${url}.`,
  ].join('');
}

const separators = { zh: '，', en: ', ' };
const numberOf = {
  zh: (number: string) => number && `藏品号 ${number}`,
  en: (number: string) => number && `accession no. ${number}`,
};

/** A name that ends with a full stop does not get a second one. */
const withoutStop = (name: string) => name.replace(/[.。]$/, '');
