/** A part of a seal in shares of its inside; the first character stands at the top right. */
export interface Cell {
  character: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How the characters stand on a seal: one below the other, or in two columns from the right. */
export function layOut(characters: string, columns: 1 | 2): Cell[] {
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

/** What is cut into a person's seal. */
export interface SealText {
  characters: string;
  columns: 1 | 2;
  /** Red characters on a bare ground (朱文), or bare ones on a red ground (白文). */
  style: 'relief' | 'sunken';
}

/**
 * A name as seals have it: two characters alone, one below the other; three and 印, “seal”, on a square;
 * four as they are. What stands in brackets behind a name is not cut.
 * @throws Error where a name has not two to four characters.
 */
export function sealText(name: string): SealText {
  const characters = Array.from(name.replace(/[（(].*$/u, '').trim());
  const last = characters.at(-1)?.codePointAt(0) ?? 0;
  const style = last % 2 === 1 ? 'relief' : 'sunken';
  if (characters.length === 2) return { characters: characters.join(''), columns: 1, style };
  if (characters.length === 3) return { characters: `${characters.join('')}印`, columns: 2, style };
  if (characters.length === 4) return { characters: characters.join(''), columns: 2, style };
  throw new Error(`No seal is cut for “${name}”: it takes two to four characters.`);
}
