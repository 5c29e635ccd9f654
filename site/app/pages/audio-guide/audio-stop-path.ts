import { fillPath, pathOfKind } from '../../../contract/shared/route-paths';

/** Path of a stop; `shouldPlay`: playback starts when its page is open. */
export function audioStopPath(stop: string, shouldPlay = false): string {
  return fillPath(`${pathOfKind('audio-guide')}/:stop${shouldPlay ? '?play=1' : ''}`, { stop });
}
