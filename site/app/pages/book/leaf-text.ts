const punctuation = /[，。、；：？！“”‘’「」『』（）《》·\s]/gu;

const verticalForms: Readonly<Record<string, string>> = {
  '“': '「',
  '”': '」',
  '‘': '『',
  '’': '』',
};

/**
 * Columns of a leaf, one for each line of the text. Without punctuation as in old prints; with it,
 * quotation marks take their vertical forms.
 */
export function splitIntoColumns(text: string, isPunctuated: boolean): string[] {
  return text
    .split('\n')
    .map((line) =>
      isPunctuated
        ? line.replace(/[“”‘’]/g, (mark) => verticalForms[mark] ?? mark)
        : line.replace(punctuation, ''),
    )
    .filter((line) => line !== '');
}

/** Leaf number in the query, from 1; 1 when missing or out of range. */
export function readLeafNumber(value: string | null, total: number): number {
  const leaf = Number(value ?? 1);
  return Number.isInteger(leaf) && leaf >= 1 && leaf <= total ? leaf : 1;
}

/** Characters per column. */
const columnLength = 17;
const minColumns = 9;

/** Width of a leaf in columns: one more than its text needs, with a minimum. */
export function countColumns(columns: readonly string[]): number {
  const needed = columns.map(({ length }) => Math.ceil(length / columnLength));
  return Math.max(
    minColumns,
    needed.reduce((sum, each) => sum + each, 1),
  );
}
