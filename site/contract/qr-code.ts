/** Where the service draws QR codes. */
export const qrCodePath = '/qr.svg';

/** The longest address of the site that a code carries; a denser one is hard to scan from a screen. */
export const longestQrTarget = 400;

/** The picture of a QR code that leads to an address of this site, from `/` on. */
export function qrCodeSource(target: string): string {
  return `${qrCodePath}?to=${encodeURIComponent(target)}`;
}
