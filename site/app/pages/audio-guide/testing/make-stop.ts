import { exhibitPath } from '../../../../contract/shared/route-paths';
import type { AudioStop } from '../../../../contract/schemas/visit';

/** A stop as the service lists it. */
export function makeStop(stop: string, more: Partial<AudioStop> = {}): AudioStop {
  return {
    ...{ stop, title: `器物${stop}`, path: exhibitPath(stop) },
    ...{ isIntroduction: false, date: '商', exhibition: '吉金礼乐', place: '一层 青铜馆' },
    ...{ room: 'L1-bronze-hall', hall: '青铜馆', showcase: 3, seconds: 65 },
    ...more,
  };
}
