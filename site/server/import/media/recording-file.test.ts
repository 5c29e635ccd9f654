import { expect, test } from 'vitest';
import { isWebVtt, detectRecordingExtension } from './recording-file';

test.each([
  ['mp4', Buffer.from('\0\0\0\x18ftypisom0000', 'latin1')],
  ['webm', Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(12)])],
  ['mp3', Buffer.from('ID3\x04\0\0\0\0\0\0\0\0\0')],
  ['mp3', Buffer.concat([Buffer.from('fffb', 'hex'), Buffer.alloc(12)])],
  [undefined, Buffer.from('<html><body></body></html>')],
  [undefined, Buffer.from('ID3')],
])('the type of a recording is detected from its first bytes: %s', (extension, bytes) => {
  expect(detectRecordingExtension(bytes)).toBe(extension);
});

test('captions are recognised by the WEBVTT signature', () => {
  expect(isWebVtt(Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\n鼎'))).toBe(true);
  expect(isWebVtt(Buffer.from('\uFEFFWEBVTT - title\n'))).toBe(true);
  expect(isWebVtt(Buffer.from('WEBVTTX'))).toBe(false);
  expect(isWebVtt(Buffer.from('1\n00:00:00,000 --> 00:00:01,000'))).toBe(false);
});
