/** Years of the calls: from 10,000 before our era to 9999; there is no year 0. */
const bounds = { first: -10_000, last: 9_999 };

/** Whether a text of the address is a year; those before our era are negative. */
export function isYear(text: string): boolean {
  const year = Number(text);
  return /^-?[1-9]\d*$/.test(text) && year >= bounds.first && year <= bounds.last;
}

/** A year as it is typed: digits and the era. */
export interface TypedYear {
  digits: string;
  isBefore: boolean;
}

export function toTypedYear(text: string): TypedYear {
  return { digits: text.replace('-', ''), isBefore: text.startsWith('-') };
}

/** The year for the address, also from full-width digits; '' if nothing or no year was typed. */
export function fromTypedYear({ digits, isBefore }: TypedYear): string {
  const number = digits.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '');
  const year = number && isBefore ? `-${number}` : number;
  return isYear(year) ? year : '';
}

/** The two years in their order; one that is missing stays so. */
export function orderYears(from: string, to: string): { from: string; to: string } {
  const isReversed = from !== '' && to !== '' && Number(from) > Number(to);
  return isReversed ? { from: to, to: from } : { from, to };
}
