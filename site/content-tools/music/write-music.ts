/** Synthesises the pieces of `pieces.json`, all or those with the given ids: `npx tsx site/content-tools/music/write-music.ts [id …]`. See README.md. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { mixPiece, type Piece } from './mix-piece';
import { sampleRate } from './instruments';

const out = new URL('../../content/audio/', import.meta.url);
const pieces = JSON.parse(readFileSync(new URL('pieces.json', import.meta.url), 'utf8')) as Piece[];

const wanted = process.argv.slice(2);
for (const piece of pieces) {
  if (wanted.length > 0 && !wanted.includes(piece.id)) continue;
  const samples = mixPiece(piece);
  const file = fileURLToPath(new URL(`${piece.id}.mp3`, out));
  const { status } = spawnSync(
    'ffmpeg',
    [
      ...['-y', '-v', 'error', '-f', 'f32le', '-ar', String(sampleRate), '-ac', '2', '-i', '-'],
      ...['-c:a', 'libmp3lame', '-b:a', '48k', '-map_metadata', '-1', file],
    ],
    { input: Buffer.from(samples.buffer), stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (status !== 0) throw new Error(`ffmpeg ended with ${String(status)}`);
  process.stdout.write(`${piece.id} ${(samples.length / 2 / sampleRate).toFixed(1)} s\n`);
}
