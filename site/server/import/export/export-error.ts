/** An export that is not possible; the message says why, in both languages. */
export class ExportError extends Error {
  override name = 'ExportError';
}
