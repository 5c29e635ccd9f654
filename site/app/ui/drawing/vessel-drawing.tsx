import brokenUrl from '../../theme/vessel-broken.svg';
import { Drawing } from './drawing';

/** Drawings by material; the default is a pottery jar. */
const drawingIds: Readonly<Record<string, string>> = {
  bronze: 'ding',
  jade: 'cong-tube',
  lacquer: 'flat-box',
  metal: 'silver-cup',
  enamel: 'censer',
};

interface VesselDrawingProps {
  /** Whether the broken jar of error states is shown. Default false. */
  broken?: boolean;
  /** A value of the dictionary `material`. */
  material?: string;
}

/** Line drawing of a vessel, section left and exterior right; placeholder of missing pictures. */
export function VesselDrawing({ broken = false, material = '' }: VesselDrawingProps) {
  const id = drawingIds[material] ?? 'guan-majiayao';
  return <Drawing $address={broken ? brokenUrl : `${import.meta.env.DRAWN}/${id}.svg`} />;
}
