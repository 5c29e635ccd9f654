import type { SiteId } from '../../../contract/shared/sites';
import { ending, minLength } from '../match/fuzzy-limits';
import type { GroongaClient } from './client';
import { anyOf, isOneOf, quote } from './expressions';
import { oneEditVariants } from './one-edit-variants';
import { tablesOf } from './tables';

/** Looks up what occurs in the documents of a site. */
export interface Lexicon {
  /** Words similar to a stem, or to its word without an inflection, and words that begin with the stem. */
  similarWords: (text: string, stem: string) => Promise<string[]>;
  /** The elements of sounds that occur. */
  knownSounds: (elements: readonly string[]) => Promise<ReadonlySet<string>>;
}

const maxWords = 40;

export function createLexicon(client: GroongaClient, siteId: SiteId): Lexicon {
  const { tokens, sounds } = tablesOf(siteId);
  const select = async (table: string, filter: string, limit: number) => {
    const [[, , ...rows]] = (await client.run('select', {
      ...{ table, filter, output_columns: '_key', limit },
    })) as [[unknown, unknown, ...[string][]]];
    return rows.map(([key]) => key);
  };
  return {
    similarWords: async (text, stem) => {
      const forms = [stem, text.replace(ending, '')].filter(
        (form) => form.length >= minLength.word && /^(?:[a-z]+|\d+)$/.test(form),
      );
      if (forms.length === 0) return [];
      // Some hundred keys are looked up in a thirtieth of the time of `fuzzy_search`, which visits all of them.
      const near = isOneOf('_key', new Set(forms.flatMap(oneEditVariants)));
      const begun = forms.includes(stem) ? [`_key @^ ${quote(stem)}`] : [];
      const found = await select(tokens, anyOf([near, ...begun]), maxWords);
      return found.filter((word) => word !== stem);
    },
    knownSounds: async (elements) => {
      if (elements.length === 0) return new Set();
      return new Set(await select(sounds, isOneOf('_key', new Set(elements)), -1));
    },
  };
}

/** Reads about how often each single character occurs: the server estimates it from its index. */
export async function readCharacterCounts(
  client: GroongaClient,
  siteId: SiteId,
): Promise<ReadonlyMap<string, number>> {
  const { characters } = tablesOf(siteId);
  const [[, , ...rows]] = (await client.run('select', {
    ...{ table: characters, output_columns: '_key,documents', limit: -1 },
  })) as [[unknown, unknown, ...[string, number][]]];
  return new Map(rows);
}
