import { contentHash, type MediaStore } from './media-store';

interface FileType {
  extension: string;
  /** Whether the first bytes are those of this type. */
  matches: (head: Buffer) => boolean;
}

const types: readonly FileType[] = [
  { extension: 'mp4', matches: (head) => head.toString('latin1', 4, 8) === 'ftyp' },
  { extension: 'webm', matches: (head) => head.readUInt32BE(0) === 0x1a45dfa3 },
  { extension: 'mp3', matches: isMp3 },
];

function isMp3(head: Buffer): boolean {
  return head.toString('latin1', 0, 3) === 'ID3' || (head.readUInt16BE(0) & 0xffe0) === 0xffe0;
}

/** File extension of a recording, detected from its first bytes; `undefined` for other types. */
export function detectRecordingExtension(bytes: Buffer): string | undefined {
  if (bytes.length < 12) return undefined;
  return types.find(({ matches }) => matches(bytes))?.extension;
}

/** Whether a file has the WebVTT signature. */
export function isWebVtt(bytes: Buffer): boolean {
  return /^\uFEFF?WEBVTT(\s|$)/.test(bytes.toString('utf8', 0, 20));
}

/** Stores an unchanged copy and returns its URL path. */
export function storeCopy(bytes: Buffer, extension: string, store: MediaStore): Promise<string> {
  return store.put(`${contentHash(bytes)}.${extension}`, bytes);
}
