/** The cell of a character; coordinates and sizes from 0 to 1 within the frame of the seal. */
export interface Cell {
  character: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Cells of the characters: one column, or two columns from right to left. */
export function layOutCells(characters: string, columns: 1 | 2): Cell[] {
  const all = Array.from(characters);
  const rows = Math.ceil(all.length / columns);
  return all.map((character, index) => ({
    character,
    x: 1 - (Math.floor(index / rows) + 1) / columns,
    y: (index % rows) / rows,
    width: 1 / columns,
    height: 1 / rows,
  }));
}

/** Text and style of a person’s seal. */
export interface SealText {
  characters: string;
  columns: 1 | 2;
  /** Red characters on a blank ground (朱文), or blank characters on a red ground (白文). */
  style: 'relief' | 'sunken';
}

/**
 * Seal text of a name: two characters in one column; three characters and 印 (“seal”) in two columns; four
 * characters in two columns. Text in brackets after the name is left out.
 * @throws Error where the name does not have two to four characters
 */
export function sealText(name: string): SealText {
  const characters = Array.from(name.replace(/[（(].*$/u, '').trim());
  const last = characters.at(-1)?.codePointAt(0) ?? 0;
  const style = last % 2 === 1 ? 'relief' : 'sunken';
  if (characters.length === 2) return { characters: characters.join(''), columns: 1, style };
  if (characters.length === 3) return { characters: `${characters.join('')}印`, columns: 2, style };
  if (characters.length === 4) return { characters: characters.join(''), columns: 2, style };
  throw new Error(`A seal needs two to four characters, not “${name}”.`);
}
