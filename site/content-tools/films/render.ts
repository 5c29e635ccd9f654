import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { fadeSeconds, frame, sceneTiming, titleSeconds, type Film } from './film';
import { drawTitleCard } from './title-cards';
import { drawView, blend, toRaster, type Raster } from './raster';
import type { Shot } from './shots';

interface Outputs {
  mp4: string;
  webm: string;
  poster: string;
  music: string;
}

/** Renders a film frame by frame and encodes it as H.264 and VP9 with ffmpeg. */
export async function renderFilm(film: Film, shots: readonly Shot[], out: Outputs): Promise<void> {
  const { starts, duration } = sceneTiming(film);
  const title = await toRaster(sharp(drawTitleCard(film.title)));
  const begins = [0, ...starts];
  const drawings: Shot[] = [stillShot(title), ...shots];
  const lengths = [titleSeconds, ...film.scenes.map(({ seconds }) => seconds)];
  const current = createFrame();
  const next = createFrame();
  const encoder = encode(out, duration);

  const total = Math.round(duration * frame.perSecond);
  for (let index = 0; index < total; index++) {
    const time = index / frame.perSecond;
    const scene = begins.findLastIndex((start) => start <= time);
    const at = (time - (begins[scene] ?? 0)) / (lengths[scene] ?? 1);
    drawings[scene]?.(current, Math.min(at, 1));
    const left = (begins[scene + 1] ?? Infinity) - time;
    if (left < fadeSeconds) {
      drawings[scene + 1]?.(next, 0);
      blend(current, next, 1 - left / fadeSeconds);
    }
    if (!encoder.stdin.write(Buffer.from(current.data))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await encoder.done;
  await writePoster(drawings, out.poster);
}

async function writePoster(drawings: readonly Shot[], file: string): Promise<void> {
  const picture = createFrame();
  drawings[1]?.(picture, 0.4);
  await sharp(picture.data, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

function stillShot(picture: Raster): Shot {
  const box = { left: 0, top: 0, width: frame.width, height: frame.height };
  return (target) => {
    drawView(target, box, picture, box);
  };
}

function createFrame(): Raster {
  const { width, height } = frame;
  return { data: new Uint8Array(width * height * 3), width, height };
}

function encode({ mp4, webm, music }: Outputs, duration: number) {
  const { width, height, perSecond } = frame;
  const sound = `afade=in:d=1,afade=out:st=${duration - 2.2}:d=2.2`;
  const common = ['-map', '0:v', '-map', '1:a', '-af', sound, '-t', String(duration)];
  const options = [
    ...['-y', '-v', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24'],
    ...['-s', `${width}x${height}`, '-r', String(perSecond), '-i', '-', '-i', music],
    ...common,
    ...['-c:v', 'libx264', '-preset', 'faster', '-tune', 'animation', '-crf', '31'],
    ...['-maxrate', '95k', '-bufsize', '500k'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', '-c:a', 'aac', '-b:a', '56k', '-ac', '1'],
    ...['-fflags', '+bitexact', '-map_metadata', '-1', mp4],
    ...common,
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '52', '-row-mt', '1', '-cpu-used', '8'],
    ...[
      '-deadline',
      'realtime',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'libopus',
      '-b:a',
      '40k',
      '-ac',
      '1',
    ],
    ...['-fflags', '+bitexact', '-map_metadata', '-1', webm],
  ];
  const child = spawn('ffmpeg', options, { stdio: ['pipe', 'inherit', 'inherit'] });
  const done = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  });
  return { stdin: child.stdin, done };
}
