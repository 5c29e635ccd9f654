import type { WalkEdge, WalkGraph, WalkNode } from './walk-graph';

/** A way from one node to another. */
export interface Walk {
  seconds: number;
  /** From its start to its end. */
  nodes: readonly WalkNode[];
  /** Stairs and lifts in their order; one for each floor. */
  changes: readonly NonNullable<WalkEdge['via']>[];
}

export interface Pace {
  metresPerSecond: number;
  /** Whether stairs are taken. */
  withStairs: boolean;
}

/** Seconds for one floor; those of a lift have the wait in them. */
const secondsPerFloor = { stairs: 25, lift: 40 } as const;

interface Reached {
  seconds: number;
  from?: { node: WalkNode; edge: WalkEdge };
}

/** The shortest walks from a node to all others (Dijkstra). */
export function findWalks(
  { nodes }: WalkGraph,
  start: WalkNode,
  { metresPerSecond, withStairs }: Pace,
): (end: WalkNode) => Walk | undefined {
  const reached = new Map<WalkNode, Reached>([[start, { seconds: 0 }]]);
  const open = new Set<WalkNode>([start]);
  const secondsOf = ({ metres, via }: WalkEdge) =>
    metres / metresPerSecond + (via ? secondsPerFloor[via.kind] : 0);
  while (open.size > 0) {
    const node = earliest(open, reached);
    open.delete(node);
    const soFar = reached.get(node)?.seconds ?? 0;
    for (const edge of node.edges) {
      if (edge.via?.kind === 'stairs' && !withStairs) continue;
      const seconds = soFar + secondsOf(edge);
      if (seconds >= (reached.get(edge.to)?.seconds ?? Infinity)) continue;
      reached.set(edge.to, { seconds, from: { node, edge } });
      open.add(edge.to);
    }
  }
  const known = new Set(nodes);
  return (end) => (known.has(end) ? walkTo(end, reached) : undefined);
}

function earliest(open: ReadonlySet<WalkNode>, reached: ReadonlyMap<WalkNode, Reached>): WalkNode {
  let found: WalkNode | undefined;
  let least = Infinity;
  for (const node of open) {
    const { seconds = Infinity } = reached.get(node) ?? {};
    if (!found || seconds < least) [found, least] = [node, seconds];
  }
  return found as WalkNode;
}

function walkTo(end: WalkNode, reached: ReadonlyMap<WalkNode, Reached>): Walk | undefined {
  const { seconds } = reached.get(end) ?? {};
  if (seconds === undefined) return undefined;
  const nodes = [end];
  const changes: NonNullable<WalkEdge['via']>[] = [];
  for (let at = reached.get(end); at?.from; at = reached.get(at.from.node)) {
    nodes.unshift(at.from.node);
    if (at.from.edge.via) changes.unshift(at.from.edge.via);
  }
  return { seconds, nodes, changes };
}
