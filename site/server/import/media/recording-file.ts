import { contentName, type MediaStore } from './media-store';

interface FileType {
  ending: string;
  /** Whether the file begins as this type does. */
  matches: (head: Buffer) => boolean;
}

const types: readonly FileType[] = [
  { ending: 'mp4', matches: (head) => head.toString('latin1', 4, 8) === 'ftyp' },
  { ending: 'webm', matches: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { ending: 'mp3', matches: isMp3 },
];

function isMp3(head: Buffer): boolean {
  return head.toString('latin1', 0, 3) === 'ID3' || (head.readUInt16BE(0) & 0xffe0) === 0xffe0;
}

/** The ending of a recording's copy, told from its content; `undefined` for anything else. */
export function recordingEnding(bytes: Buffer): string | undefined {
  if (bytes.length < 12) return undefined;
  return types.find(({ matches }) => matches(bytes))?.ending;
}

/** Whether a file is WebVTT. */
export function isCaptions(bytes: Buffer): boolean {
  return /^\uFEFF?WEBVTT(\s|$)/.test(bytes.toString('utf8', 0, 20));
}

/** Copies a file as it is. */
export function storeCopy(bytes: Buffer, ending: string, store: MediaStore): Promise<string> {
  return store.put(`${contentName(bytes)}.${ending}`, bytes);
}
