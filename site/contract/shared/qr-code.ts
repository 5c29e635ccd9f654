/** Path of the service’s QR codes. */
export const qrCodePath = '/qr.svg';

/** Longest target in characters; a denser code is hard to scan from a screen. */
export const maxQrTargetLength = 400;

/** URL of the QR code for an address of this site that begins with `/`. */
export function qrCodeSource(target: string): string {
  return `${qrCodePath}?to=${encodeURIComponent(target)}`;
}
