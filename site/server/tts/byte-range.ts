export interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Parses a `Range` header with a single range (RFC 9110, 14.2), which Safari needs to play audio.
 * `undefined` means the whole content, `'unsatisfiable'` a range after its end.
 */
export function parseByteRange(
  header: string | undefined,
  length: number,
): ByteRange | undefined | 'unsatisfiable' {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  const [, first = '', last = ''] = parts ?? [];
  if (!parts || (first === '' && last === '')) return undefined;
  if (first === '') {
    const suffix = Math.min(Number(last), length);
    return suffix === 0 ? 'unsatisfiable' : { start: length - suffix, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (start >= length) return 'unsatisfiable';
  return end < start ? undefined : { start, end };
}
