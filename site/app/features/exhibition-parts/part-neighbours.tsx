import { styled } from 'styled-components';
import { NeighbourLinks } from '../records/end/neighbour-links';
import type { PartLink } from './part-links';

const Box = styled.div`
  margin-top: clamp(40px, 5vw, 72px);
`;

interface PartNeighboursProps {
  messages: Parameters<typeof NeighbourLinks>[0]['messages'];
  /** All parts of the same kind in their order, one of them current. */
  links: readonly PartLink[];
}

/** Links to the parts of an exhibition before and after the current one. */
export function PartNeighbours({ messages, links }: PartNeighboursProps) {
  const index = links.findIndex(({ isCurrent }) => isCurrent);
  const neighbour = (link: PartLink | undefined) => link && { path: link.path, title: link.name };
  return (
    <Box>
      <NeighbourLinks
        messages={messages}
        previous={neighbour(links[index - 1])}
        next={neighbour(links[index + 1])}
      />
    </Box>
  );
}
