import type { ContentEntry } from '../../../contract/entities/content-entry';

const hasTag = (tagId: string) => (entry: ContentEntry) =>
  entry.tags.some((tag) => tag.tagId === tagId);

/** The parts of the landing page by their tags, each in the order of the service. */
export function arrange(parts: readonly ContentEntry[]) {
  const withTag = (name: string) => parts.filter(hasTag(`home-${name}`));
  return {
    slides: withTag('carousel'),
    areas: withTag('area'),
    series: withTag('series'),
    licences: withTag('licence'),
    tiles: withTag('tile'),
  };
}

/** The products that share a tag with a series. */
export function productsOf(
  series: ContentEntry,
  products: readonly ContentEntry[],
): readonly ContentEntry[] {
  const own = series.tags.map(({ tagId }) => tagId).filter((tagId) => tagId !== 'home-series');
  return products.filter(({ tags }) => tags.some(({ tagId }) => own.includes(tagId)));
}

/** The room of the floor plan that an area names among its tags, as `L1-shop`. */
export function roomOf(area: ContentEntry): { room?: string } {
  const room = area.tags.find(({ tagId }) => /^L\d-/.test(tagId))?.tagId;
  return room === undefined ? {} : { room };
}
