import { Drawing } from '../../../ui/drawing/drawing';
import { PlaceholderDrawing } from '../../../ui/drawing/placeholder-drawing';

/** Drawings by value of the dictionary `material`. */
const drawingIds: Readonly<Record<string, string>> = {
  bronze: 'ding',
  jade: 'cong-tube',
  lacquer: 'flat-box',
  metal: 'silver-cup',
  enamel: 'censer',
};

/** Line drawing of an object of that material, in place of a missing picture; else the placeholder. */
export function ObjectDrawing({ material = '' }: { material?: string | undefined }) {
  const id = drawingIds[material];
  if (id === undefined) return <PlaceholderDrawing />;
  return <Drawing $address={`${import.meta.env.DRAWN}/${id}.svg`} />;
}
