const riffHeader = 8;

/**
 * Writes the true lengths into a WAV file. An engine that writes to a pipe cannot know them
 * beforehand and puts false ones there, with which players show hours and Safari plays nothing.
 * Gives `undefined` for what is no WAV file or holds no sound.
 */
export function withTrueLength(wav: Buffer): Buffer | undefined {
  if (wav.toString('latin1', 0, 4) !== 'RIFF' || wav.toString('latin1', 8, 12) !== 'WAVE') {
    return undefined;
  }
  let chunk = 12;
  while (chunk + riffHeader <= wav.length) {
    const body = chunk + riffHeader;
    if (wav.toString('latin1', chunk, chunk + 4) === 'data') {
      if (body === wav.length) return undefined;
      const fixed = Buffer.from(wav);
      fixed.writeUInt32LE(wav.length - riffHeader, 4);
      fixed.writeUInt32LE(wav.length - body, chunk + 4);
      return fixed;
    }
    const length = wav.readUInt32LE(chunk + 4);
    chunk = body + length + (length % 2);
  }
  return undefined;
}
