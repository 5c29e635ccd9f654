import { samplePages } from '../e2e/sample-pages';

interface ComparedPage {
  /** Prefix of the reference files. */
  name: string;
  address: string;
}

/** One page of every compared kind, for some kinds also in English. */
export function listPages(): ComparedPage[] {
  const compared = samplePages();
  const chinese = compared.map(({ kind, path }) => ({ name: kind, address: `/#${path}` }));
  const english = compared
    .filter(({ kind }) => /^(home|object|article-list)$/.test(kind))
    .map(({ kind, path }) => ({ name: `${kind}-en`, address: `/en/#${path}` }));
  // The page of an area has other parts than a single page of text.
  const area = { name: 'rich-page-area', address: '/#/Survey' };
  return [...chinese, area, ...english];
}
