interface Leaf {
  /** In traditional characters, as printed in the first column and on the fold. */
  title: string;
  /** Beginning of the book in traditional characters, without punctuation. */
  text: string;
}

const width = 900;
const height = 640;
/** Inner frame. */
const frame = { left: 50, top: 54, right: 851, bottom: 587 };
/** Eight columns on each side of the fold, which is as wide as a column. */
const columnsOfHalf = 8;
const charactersOfColumn = 16;

const columnWidth = (frame.right - frame.left) / (2 * columnsOfHalf + 1);
const characterHeight = (frame.bottom - frame.top - 16) / charactersOfColumn;
const ink = '#2b241c';

/** The middle of a column, counted from the right, where the fold counts as the ninth. */
const middleOf = (column: number) => frame.right - (column + 0.5) * columnWidth;

function drawCharacters(text: string, column: number): string {
  return Array.from(text)
    .map((character, index) => {
      const baseline = frame.top + 8 + (index + 0.84) * characterHeight;
      return `<text x="${middleOf(column).toFixed(1)}" y="${baseline.toFixed(1)}" font-size="27.5">${character}</text>`;
    })
    .join('');
}

/** The fold: its marks, and the title between them, closer than the text to stay within them. */
function drawFold(title: string): string {
  const characters = Array.from(title);
  const middle = middleOf(columnsOfHalf);
  const [left, right] = [middle - columnWidth / 2, middle + columnWidth / 2];
  const step = Math.min(29, 165 / characters.length);
  const upper = `M${left} 194H${right}V220L${middle} 205L${left} 220Z`;
  const lower = `M${left} 447H${right}V421L${middle} 436L${left} 421Z`;
  const letters = characters.map((character, index) => {
    const y = 259 + index * step;
    return `<text x="${middle.toFixed(1)}" y="${y.toFixed(1)}" font-size="${Math.min(22, step * 0.9).toFixed(1)}">${character}</text>`;
  });
  return `<path d="${upper}${lower}"/>${letters.join('')}`;
}

/** A block-printed leaf as SVG: columns from right to left, the title in the first, the fold in the middle. */
export function drawLeaf({ title, text }: Leaf): string {
  const characters = Array.from(text);
  const columns = Array.from({ length: 2 * columnsOfHalf - 1 }, (_, index) => {
    const own = characters.slice(index * charactersOfColumn, (index + 1) * charactersOfColumn);
    const column = index + 1 < columnsOfHalf ? index + 1 : index + 2;
    return drawCharacters(own.join(''), column);
  });
  const rules = Array.from({ length: 2 * columnsOfHalf }, (_, index) => {
    const x = (frame.right - (index + 1) * columnWidth).toFixed(1);
    return `<path d="M${x} ${frame.top}V${frame.bottom}" stroke="${ink}" stroke-width="1"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="#efe6d0"/>
  <g fill="none" stroke="${ink}">
    <rect x="42.5" y="46.5" width="816" height="548" stroke-width="5"/>
    <rect x="${frame.left}" y="${frame.top}" width="${frame.right - frame.left}" height="${frame.bottom - frame.top}"/>
  </g>
  ${rules.join('')}
  <g fill="${ink}" font-family="Noto Serif CJK TC" font-weight="600" text-anchor="middle">
    ${drawCharacters(title, 0)}${columns.join('')}${drawFold(title)}
  </g>
</svg>`;
}
