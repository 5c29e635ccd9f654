import { unitsPerMetre, type Fixture, type Floor, type Level, type Room } from '../levels/floor';
import { pointsOfRoute, type PlanPoint } from './route-points';

/** A place where one can stand: a point of a floor. */
export interface WalkNode extends PlanPoint {
  level: Level;
  edges: WalkEdge[];
}

export interface WalkEdge {
  to: WalkNode;
  metres: number;
  /** Between two floors: how, and the wing of the museum. */
  via?: { kind: 'stairs' | 'lift'; wing: 'w' | 'e' };
}

/** Nodes of all floors, joined along the step-free routes, by lifts and by stairs. */
export interface WalkGraph {
  nodes: readonly WalkNode[];
  /** The node at which a room is entered; undefined for a room that no route reaches. */
  nodeOf: (room: string) => WalkNode | undefined;
}

/** The graph of the floor plans; what cannot be reached from the entrance is no node. */
export function buildWalkGraph(floors: readonly Floor[], entrance: string): WalkGraph {
  const byFloor = floors.map((floor) => ({ floor, nodes: nodesOfFloor(floor) }));
  for (const [index, { floor, nodes }] of byFloor.entries()) {
    const above = byFloor[index + 1];
    for (const fixture of floor.fixtures) {
      const upper = above?.floor.fixtures.find((each) => isAbove(each, fixture));
      if (fixture.kind === 'toilets' || !above || !upper) continue;
      const via = { kind: fixture.kind, wing: wingOf(fixture) } as const;
      join(nearest(nodes, doorOf(fixture)), nearest(above.nodes, doorOf(upper)), 0, via);
    }
  }
  const rooms = floors.flatMap((floor) =>
    floor.rooms.map((room) => ({ room, level: floor.level })),
  );
  const all = byFloor.flatMap(({ nodes }) => nodes);
  const start = rooms.find(({ room }) => room.id === entrance);
  const reached = start ? reachableFrom(nodeIn(all, start)) : new Set<WalkNode>();
  const nodes = all.filter((node) => reached.has(node));
  const byRoom = new Map(rooms.map((each) => [each.room.id, nodeIn(nodes, each)]));
  return { nodes, nodeOf: (room) => byRoom.get(room) };
}

function nodesOfFloor({ level, stepFreeRoute }: Floor): WalkNode[] {
  const nodes = new Map<string, WalkNode>();
  for (const line of pointsOfRoute(stepFreeRoute)) {
    let last: WalkNode | undefined;
    for (const { x, y } of line) {
      const key = `${x} ${y}`;
      const node = nodes.get(key) ?? { level, x, y, edges: [] };
      nodes.set(key, node);
      if (last) join(last, node, metresBetween(last, node));
      last = node;
    }
  }
  return [...nodes.values()];
}

function join(
  one: WalkNode | undefined,
  other: WalkNode | undefined,
  metres: number,
  via?: WalkEdge['via'],
): void {
  if (!one || !other) return;
  one.edges.push({ to: other, metres, ...(via && { via }) });
  other.edges.push({ to: one, metres, ...(via && { via }) });
}

const metresBetween = (one: PlanPoint, other: PlanPoint) =>
  Math.hypot(one.x - other.x, one.y - other.y) / unitsPerMetre;

/** Ids end in the wing: `L1-lift-w`. */
const wingOf = ({ id }: Fixture): 'w' | 'e' => (id.endsWith('w') ? 'w' : 'e');
const isAbove = (upper: Fixture, fixture: Fixture) =>
  upper.kind === fixture.kind && wingOf(upper) === wingOf(fixture);

/** All stairs and lifts are entered from the south. */
const doorOf = ({ x, y, width, height }: Fixture): PlanPoint => ({
  x: x + width / 2,
  y: y + height,
});

function nearest(nodes: readonly WalkNode[], point: PlanPoint): WalkNode | undefined {
  let found: WalkNode | undefined;
  for (const node of nodes) {
    if (!found || metresBetween(node, point) < metresBetween(found, point)) found = node;
  }
  return found;
}

/** The node within a room that is nearest to its middle. */
function nodeIn(
  nodes: readonly WalkNode[],
  { room, level }: { room: Room; level: Level },
): WalkNode | undefined {
  const { x, y, width, height } = room;
  const inside = nodes.filter(
    (node) =>
      node.level === level &&
      node.x >= x &&
      node.x <= x + width &&
      node.y >= y &&
      node.y <= y + height,
  );
  return nearest(inside, { x: x + width / 2, y: y + height / 2 });
}

function reachableFrom(start: WalkNode | undefined): Set<WalkNode> {
  const reached = new Set<WalkNode>(start && [start]);
  for (const node of reached) for (const { to } of node.edges) reached.add(to);
  return reached;
}
