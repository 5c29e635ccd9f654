/** Renders the films of `films.json`, all or those with the given ids: `npx tsx site/content-tools/films/write-films.ts [id …]`. See README.md. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeCaptions } from './captions';
import { sceneTiming, type Film, type BilingualText } from './film';
import { renderFilm } from './render';
import { createShot } from './shots';

const content = new URL('../../content/', import.meta.url);
const folders = {
  images: new URL('images/', content),
  renderings: new URL('../../../../shared/art/objects/', import.meta.url),
};
const out = new URL('video/', content);

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')) as unknown;
}

const pieces = new Map(
  (
    readJson('../../content/audio/music.json') as {
      id: string;
      title_zh: string;
      title_en: string;
    }[]
  ).map(({ id, title_zh: zh, title_en: en }): [string, BilingualText] => [id, { zh, en }]),
);

async function writeFilm(film: Film): Promise<void> {
  const music = pieces.get(film.music);
  if (!music) throw new Error(`${film.id}: unknown piece of music ${film.music}`);
  const file = (ending: string) => fileURLToPath(new URL(`${film.id}${ending}`, out));
  for (const language of ['zh', 'en'] as const) {
    writeFileSync(file(`.${language}.vtt`), writeCaptions(film, language, music[language]));
  }
  const shots = await Promise.all(film.scenes.map((scene) => createShot(scene, folders)));
  await renderFilm(film, shots, {
    mp4: file('.mp4'),
    webm: file('.webm'),
    poster: file('-poster.jpg'),
    music: fileURLToPath(new URL(`audio/${film.music}.mp3`, content)),
  });
  process.stdout.write(`${film.id} ${sceneTiming(film).duration.toFixed(1)} s\n`);
}

mkdirSync(out, { recursive: true });
const wanted = process.argv.slice(2);
for (const film of readJson('films.json') as Film[]) {
  if (wanted.length === 0 || wanted.includes(film.id)) await writeFilm(film);
}
