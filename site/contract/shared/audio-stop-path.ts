import { pathOfKind } from './route-paths';

/** Path of a stop of the audio guide; `shouldPlay`: playback starts when the page is open. */
export function audioStopPath(stop: string, shouldPlay = false): string {
  return `${pathOfKind('audio-guide')}/${encodeURIComponent(stop)}${shouldPlay ? '?play=1' : ''}`;
}
