import encodeQR from 'qr';

/** Width of the quiet zone in modules; ISO/IEC 18004 requires four. */
const quietZone = 4;

/** Renders a QR code as SVG, black on white also on dark pages. */
export function renderQrCode(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const size = modules.length;
  const path = modules.map((row, y) =>
    darkRuns(row)
      .map(([x, length]) => barPath(x, y, length))
      .join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

const barPath = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`;

/** Start and length of each run of dark modules in a row. */
function darkRuns(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last && row[x - 1]) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
