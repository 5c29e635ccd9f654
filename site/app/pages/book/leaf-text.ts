const marks = /[，。、；：？！“”‘’「」『』（）《》·\s]/gu;

const upright: Readonly<Record<string, string>> = { '“': '「', '”': '」', '‘': '『', '’': '』' };

/**
 * The columns of a leaf: one for each line of the text. Old prints have no punctuation; where it
 * stays, quotation marks take the form that upright setting has for them.
 */
export function columnsOf(text: string, isPunctuated: boolean): string[] {
  return text
    .split('\n')
    .map((line) =>
      isPunctuated
        ? line.replace(/[“”‘’]/g, (mark) => upright[mark] ?? mark)
        : line.replace(marks, ''),
    )
    .filter((line) => line !== '');
}

/** Which leaf an address asks for, from 1; the first where it names none of them. */
export function readLeaf(value: string | null, total: number): number {
  const leaf = Number(value ?? 1);
  return Number.isInteger(leaf) && leaf >= 1 && leaf <= total ? leaf : 1;
}

/** Characters that fit into one column of a leaf. */
const columnLength = 17;
const fewestColumns = 9;

/** How many columns a leaf is wide: room for its text and one to spare, never a mere strip. */
export function widthInColumns(columns: readonly string[]): number {
  const needed = columns.map(({ length }) => Math.ceil(length / columnLength));
  return Math.max(
    fewestColumns,
    needed.reduce((sum, each) => sum + each, 1),
  );
}
