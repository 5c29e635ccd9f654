import type { ContentEntry } from '../../../contract/schemas/content';

const hasTag = (tagId: string) => (entry: ContentEntry) =>
  entry.tags.some((tag) => tag.tagId === tagId);

/** Groups the parts of the landing page by their tags; each group keeps the input order. */
export function groupParts(parts: readonly ContentEntry[]) {
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
export function findSeriesProducts(
  series: ContentEntry,
  products: readonly ContentEntry[],
): readonly ContentEntry[] {
  const own = series.tags.map(({ tagId }) => tagId).filter((tagId) => tagId !== 'home-series');
  return products.filter(({ tags }) => tags.some(({ tagId }) => own.includes(tagId)));
}

/** Room of the floor plan, from a tag of the area such as `L1-shop`. */
export function findFloorPlanRoom(area: ContentEntry): { room?: string } {
  const room = area.tags.find(({ tagId }) => /^L\d-/.test(tagId))?.tagId;
  return room === undefined ? {} : { room };
}
