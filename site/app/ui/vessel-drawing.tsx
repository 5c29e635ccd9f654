import brokenUrl from '../theme/vessel-broken.svg';
import { Drawing } from './drawing';

/** The vessel that stands for a material; pots for everything else. */
const byMaterial: Readonly<Record<string, string>> = {
  bronze: 'ding',
  jade: 'cong-tube',
  lacquer: 'flat-box',
  metal: 'silver-cup',
  enamel: 'censer',
};

interface VesselDrawingProps {
  /** Something is missing from the page: then a sherd is missing from the jar. */
  broken?: boolean;
  /** A value of the dictionary `material`. */
  material?: string;
}

/** A vessel as excavation reports print it: section on the left, outside on the right. */
export function VesselDrawing({ broken = false, material = '' }: VesselDrawingProps) {
  const id = byMaterial[material] ?? 'guan-majiayao';
  return <Drawing $address={broken ? brokenUrl : `${import.meta.env.DRAWN}/${id}.svg`} />;
}
