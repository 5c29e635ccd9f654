import type { Level } from '../../features/floor-plan/levels/floor';
import type { Route } from './plan-route';

/** SVG path of the parts of a route that lie on a floor; '' where nobody walks on the floor. */
export function pathOnLevel({ steps, wayOut }: Route, level: Level): string {
  const walks = [...steps.flatMap((step) => step.walks), ...(wayOut ? [wayOut] : [])];
  const path = walks
    .map(({ nodes }) =>
      nodes
        .map((node, index) => {
          if (node.level !== level) return '';
          const isFirst = nodes[index - 1]?.level !== level;
          return `${isFirst ? 'M' : 'L'}${node.x} ${node.y}`;
        })
        .join(''),
    )
    .join('');
  // Stairs that only pass a floor leave a point on it.
  return path.includes('L') ? path : '';
}
