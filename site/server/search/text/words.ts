const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const particles = new Set('的了和与及在是之吗呢有个着过把被从到对为');

/** The words of a run of Chinese characters, as a dictionary parts them. */
export function segmentsOf(run: string): string[] {
  return [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** The same without particles, which tell nothing. */
export function tellingSegments(run: string): string[] {
  return segmentsOf(run).filter((segment) => !particles.has(segment));
}
