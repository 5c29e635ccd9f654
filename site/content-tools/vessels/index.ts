import { bronzeVessels } from './bronze-vessels';
import { drawVessel } from './draw-vessel';
import { earlyVessels } from './early-vessels';
import { laterVessels } from './later-vessels';

export const vessels = [...bronzeVessels, ...earlyVessels, ...laterVessels];

/** All drawings by file name; deterministic. */
export function drawVessels(): Map<string, string> {
  return new Map(vessels.map((vessel) => [`${vessel.id}.svg`, drawVessel(vessel)]));
}
