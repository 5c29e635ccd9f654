import { readdirSync, readFileSync } from 'node:fs';
import { zh as routeTitles } from '../../contract/route-titles/zh';
import { zh } from '../../app/i18n/zh';
import type { Headings } from './group-characters';

const site = new URL('../../', import.meta.url);

interface Titled {
  title_zh?: string;
  name_zh?: string;
}

/** The names of the periods, which head what else there is of an object's time. */
function periods(): string[] {
  const file = new URL('content/dictionaries.json', site);
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { dictCode: string; label_zh: string }[];
  return rows.filter(({ dictCode }) => dictCode === 'period').map(({ label_zh }) => label_zh);
}

function titlesIn(file: string): string[] {
  const records = JSON.parse(readFileSync(new URL(file, site), 'utf8')) as Titled[];
  return records.flatMap(({ title_zh, name_zh }) => name_zh ?? title_zh ?? []);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(new URL(folder, site), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|testing|design-system/.test(name))
    .sort()
    .map((name) => readFileSync(new URL(`${folder}${name}`, site), 'utf8'));
}

const found = (sources: readonly string[], pattern: RegExp): RegExpExecArray[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)]);

/** The Chinese words that the app's own headings are made of, and the other phrases of its pages. */
function wordsOfPages(): { parts: string[]; others: string[] } {
  const sources = [...sourcesIn('app/'), ...sourcesIn('user-centre/')];
  // `<h2 id="abstract">{words.abstract}` and `<Section title={home.visit}`
  const heading = /(?:<h[12]\b[^>]*>\s*|\btitle=)\{(?:\w+\.)+(\w+)/g;
  const names = new Set(found(sources, heading).map(([, name]) => name));
  const phrases = found(sources, /\b(\w+): (?:\([^)]*\) =>\s+)?['"`]([^'"`\n]{1,16})['"`]/g)
    .map(([, name = '', phrase = '']) => ({ name, phrase }))
    .filter(({ phrase }) => /\p{Script=Han}/u.test(phrase));
  return {
    parts: phrases.filter(({ name }) => names.has(name)).map(({ phrase }) => phrase),
    others: phrases.filter(({ name }) => !names.has(name)).map(({ phrase }) => phrase),
  };
}

const shortWords = (words: object): string[] =>
  Object.values(words).filter(
    (each): each is string => typeof each === 'string' && each.length < 9,
  );

/** Every text of the demo museum and its site that is set as a heading in Chinese. */
export function readHeadings(): Headings {
  const entries = readdirSync(new URL('content/entries/', site))
    .filter((name) => name.endsWith('.json'))
    .map((name) => `content/entries/${name}`);
  return {
    frame: [
      ...Object.values(routeTitles),
      ...titlesIn('content/categories.json'),
      ...periods(),
      ...[zh, zh.home, zh.contact, zh.footer].flatMap(shortWords),
    ],
    // The pages of objects are opened most: what their titles have in common counts for more.
    titles: [
      'content/objects.json',
      'content/objects.json',
      'content/objects.json',
      'content/exhibitions.json',
      'content/activities.json',
      'content/audio/music.json',
      ...entries,
    ].flatMap(titlesIn),
    ...wordsOfPages(),
  };
}
