import { readFileSync } from 'node:fs';
import { pageSources } from './page-sources';

const frameWords = readFileSync(new URL('../../app/i18n/zh.ts', import.meta.url), 'utf8');

const found = (sources: readonly string[], pattern: RegExp): RegExpExecArray[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)]);

export interface Phrase {
  name: string;
  phrase: string;
}

/** The short Chinese phrases that sources declare, by their names. */
export const phrasesIn = (sources: readonly string[]): Phrase[] =>
  found(sources, /\b(\w+): (?:\([^)]*\) =>\s+)?['"`]([^'"`\n]{1,20})['"`]/g)
    .map(([, name = '', phrase = '']) => ({ name, phrase }))
    .filter(({ phrase }) => /\p{Script=Han}/u.test(phrase));

/** The words that sources set as headings: `<h2 id="abstract">{words.abstract}`, `<Section title={home.visit}`. */
export function headingsIn(sources: readonly string[], words: readonly string[]): string[] {
  const heading = /(?:<h[12]\b[^>]*>\s*|\btitle=)\{(?:[^{}]*: )?(?:\w+\.)*(\w+)/g;
  const names = new Set(found(sources, heading).map(([, name]) => name));
  return phrasesIn(words)
    .filter(({ name }) => names.has(name))
    .map(({ phrase }) => phrase);
}

/** The words that each page kind may set as headings of its parts, its dialogs and its failures. */
export const headingWords = (): Map<string, string[]> =>
  new Map(
    [...pageSources()].map(([kind, sources]) => [
      kind,
      headingsIn(sources, [...sources, frameWords]),
    ]),
  );
