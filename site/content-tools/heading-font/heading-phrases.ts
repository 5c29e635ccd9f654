import { readFileSync } from 'node:fs';
import { readPageSources } from './page-sources';

const layoutMessages = readFileSync(
  new URL('../../app/i18n/messages/zh.ts', import.meta.url),
  'utf8',
);

const matchAll = (sources: readonly string[], pattern: RegExp): RegExpExecArray[] =>
  sources.flatMap((source) => [...source.matchAll(pattern)]);

export interface Phrase {
  name: string;
  phrase: string;
}

/** Short Chinese messages declared in sources, with their keys. */
export const findPhrases = (sources: readonly string[]): Phrase[] =>
  matchAll(sources, /\b(\w+): (?:\([^)]*\) =>\s+)?['"`]([^'"`\n]{1,20})['"`]/g)
    .map(([, name = '', phrase = '']) => ({ name, phrase }))
    .filter(({ phrase }) => /\p{Script=Han}/u.test(phrase));

/** Messages that sources use as headings: `<h2 id="abstract">{words.abstract}`, `<Section title={home.visit}`. */
export function findHeadings(sources: readonly string[], words: readonly string[]): string[] {
  const heading = /(?:<h[12]\b[^>]*>\s*|\btitle=)\{(?:[^{}]*: )?(?:\w+\.)*(\w+)/g;
  const names = new Set(matchAll(sources, heading).map(([, name]) => name));
  return findPhrases(words)
    .filter(({ name }) => names.has(name))
    .map(({ phrase }) => phrase);
}

/** Messages that each page kind may use as headings of sections, dialogs and errors. */
export const headingPhrases = (): Map<string, string[]> =>
  new Map(
    [...readPageSources()].map(([kind, sources]) => [
      kind,
      findHeadings(sources, [...sources, layoutMessages]),
    ]),
  );
