/** Characters with which spreadsheets begin a formula (OWASP, CSV Injection). */
const formulaStart = /^[\s]*[=+\-@\t\r]/;

export type CsvValue = string | number | readonly string[] | undefined;

/**
 * A table as CSV (RFC 4180) in UTF-8 with a byte order mark, without which Excel reads another encoding. Texts that a
 * spreadsheet would run as a formula begin with an apostrophe.
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly (readonly CsvValue[])[],
): string {
  return `\uFEFF${[columns, ...rows].map(writeCsvLine).join('')}`;
}

/** A line of a table; the first line of a file follows a byte order mark. */
export function writeCsvLine(cells: readonly CsvValue[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(value: CsvValue): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : value.join(' ');
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
