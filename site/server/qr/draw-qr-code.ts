import encodeQR from 'qr';

/** Modules around the code that stay white; ISO/IEC 18004 asks for four. */
const quietZone = 4;

/** A QR code as an SVG file, black on white also where the page is dark. */
export function drawQrCode(text: string): string {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  const size = modules.length;
  const path = modules.map((row, y) =>
    runs(row)
      .map(([x, length]) => bar(x, y, length))
      .join(''),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path.join('')}"/></svg>`;
}

const bar = (x: number, y: number, length: number) => `M${x} ${y}h${length}v1h-${length}z`;

/** Where the dark stretches of a row begin, and how long they are. */
function runs(row: readonly boolean[]): [start: number, length: number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    if (!dark) return;
    const last = found.at(-1);
    if (last && row[x - 1]) last[1] += 1;
    else found.push([x, 1]);
  });
  return found;
}
