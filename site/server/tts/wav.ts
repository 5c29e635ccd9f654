const chunkHeaderBytes = 8;

/**
 * Sets the chunk lengths of a WAV file written to a pipe, where the engine writes placeholders. With wrong
 * lengths players show hours and Safari plays nothing. `undefined` for other files or without samples.
 */
export function fixWavLengths(wav: Buffer): Buffer | undefined {
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE') {
    return undefined;
  }
  let chunk = 12;
  while (chunk + chunkHeaderBytes <= wav.length) {
    const body = chunk + chunkHeaderBytes;
    if (wav.toString('latin1', chunk, chunk + 4) === 'data') {
      if (body === wav.length) return undefined;
      const fixed = Buffer.from(wav);
      fixed.writeUInt32LE(wav.length - chunkHeaderBytes, 4);
      fixed.writeUInt32LE(wav.length - body, chunk + 4);
      return fixed;
    }
    const length = wav.readUInt32LE(chunk + 4);
    chunk = body + length + (length % 2);
  }
  return undefined;
}
