import type { SiteId } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { readDigest } from '../memory/load-index';
import { SearchServerError, type GroongaClient } from './client';
import { fillSite } from './fill-site';
import { readCharacterCounts } from './lexicon';
import { readState, type ServerState } from './state';
import { isTidyDue, tidySite } from './tidy-site';

/** The content of a site that searches find. */
export interface ServerContent extends Omit<ServerState, 'syllables'> {
  syllables: ReadonlySet<string>;
  characterCounts: ReadonlyMap<string, number>;
}

/** The content that the search server has. */
export interface ServerContents {
  /** Returns the newest complete content of a site; `undefined` before the first import. */
  find: (siteId: SiteId) => Promise<ServerContent | undefined>;
  /** Removes what former contents of a site have left. */
  tidy: (siteId: SiteId) => Promise<void>;
  /** Reads again what the server has of a site with the next search, after an error of the server. */
  forget: (siteId: SiteId) => void;
}

interface Filling {
  start: number;
  done: Promise<void>;
}

export interface ContentOptions {
  db: Database;
  client: GroongaClient;
  onError: (error: unknown) => void;
  /** Default: the system's clock. */
  clock?: (() => Date) | undefined;
  /** Milliseconds that a search waits for new content; afterwards it finds the former. */
  patience?: number;
}

/** Milliseconds after a filling that failed before the next one. */
const pause = 5_000;

/**
 * Knows the content that the search server has of each site. Where it is not that of the database, one process fills the server, and the others go on with the former content.
 */
export function createServerContents(options: ContentOptions): ServerContents {
  const { db, client, onError, clock = () => new Date(), patience = 1_500 } = options;
  const known = new Map<SiteId, ServerContent>();
  const fillings = new Map<SiteId, Filling>();

  const read = async (siteId: SiteId) => {
    const state = await readState(client, siteId);
    if (state) {
      const characterCounts = await readCharacterCounts(client, siteId);
      known.set(siteId, { ...state, syllables: new Set(state.syllables), characterCounts });
    } else known.delete(siteId);
    return known.get(siteId);
  };
  const startFilling = (siteId: SiteId): Filling => {
    const fill = async () => {
      try {
        await fillSite(db, client, siteId, clock);
        await read(siteId);
      } catch (error) {
        onError(error);
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
      } finally {
        fillings.delete(siteId);
      }
    };
    const filling = { start: performance.now(), done: fill() };
    fillings.set(siteId, filling);
    return filling;
  };
  const find = async (siteId: SiteId) => {
    const digest = await readDigest(db, siteId);
    if (digest === undefined) return undefined;
    const current = known.get(siteId);
    if (current?.digest === digest) return current;
    const stored = await read(siteId);
    if (stored?.digest === digest) return stored;
    const { start, done } = fillings.get(siteId) ?? startFilling(siteId);
    await waitFor(done, start + patience - performance.now());
    const content = known.get(siteId);
    if (content) return content;
    throw new SearchServerError('The search server is being filled.');
  };
  const tidy = async (siteId: SiteId) => {
    const content = known.get(siteId);
    if (!content || !isTidyDue(content, clock())) return;
    await tidySite(db, client, siteId, clock());
    await read(siteId);
  };
  return { find, tidy, forget: (siteId) => void known.delete(siteId) };
}

async function waitFor(task: Promise<void>, milliseconds: number): Promise<void> {
  if (milliseconds <= 0) return;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([task, timeout]);
  clearTimeout(timer);
}
