/** Path of the service’s QR codes. */
export const qrCodePath = '/qr.svg';

/** Longest target in characters; a denser code is hard to scan from a screen. */
export const maxQrTargetLength = 400;

/** URL of the QR code for an address of this site that begins with `/`. */
export function qrCodeSource(target: string): string {
  return `${qrCodePath}?to=${encodeURIComponent(target)}`;
}

/** As `qrCodeSource`; `undefined` for an address that is too long for a code. */
export const findQrCode = (target: string): string | undefined =>
  target.length <= maxQrTargetLength ? qrCodeSource(target) : undefined;

/** Width of the quiet zone in modules; ISO/IEC 18004 requires four. */
export const qrQuietZone = 4;

/** The dark modules of a QR code as the data of an SVG path, one unit a module. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) => darkRuns(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
    .join('');
}

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
