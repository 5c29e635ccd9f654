import type { PartLink } from './part-links';

interface Neighbour {
  path: string;
  title: string;
}

/** The parts of an exhibition before and after the current one of `links`. */
export function partNeighbours(links: readonly PartLink[]): {
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
} {
  const index = links.findIndex(({ isCurrent }) => isCurrent);
  const neighbour = (link: PartLink | undefined) => link && { path: link.path, title: link.name };
  return { previous: neighbour(links[index - 1]), next: neighbour(links[index + 1]) };
}
