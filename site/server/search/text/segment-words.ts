const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const particles = new Set('的了和与及在是之吗呢有个着过把被从到对为');

/** Segments a run of Chinese characters into words (`Intl.Segmenter`). */
export function segmentWords(run: string): string[] {
  return [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Segments a run into words without particles. */
export function segmentContentWords(run: string): string[] {
  return segmentWords(run).filter((segment) => !particles.has(segment));
}
