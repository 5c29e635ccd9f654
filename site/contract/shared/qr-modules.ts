import { correction, generate } from 'lean-qr/nano';
import { qrQuietZone } from './qr-code';

/**
 * The modules of a QR code in rows, true where dark, with the quiet zone around them; error correction of level M at least.
 * Throws for a text that no code has room for.
 */
export function qrModules(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from(
    { length: code.size + 2 * qrQuietZone },
    (_, index) => index - qrQuietZone,
  );
  // Outside the code, `get` gives false.
  return places.map((y) => places.map((x) => code.get(x, y)));
}
