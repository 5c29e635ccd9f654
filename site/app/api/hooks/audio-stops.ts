import { useSiteCall } from '../client/use-site-call';
import { readAudioStop } from '../read/audio-stop';

/** All stops of the audio guide that are on view today, without their texts. */
export function useAudioStops() {
  return useSiteCall(readAudioStop, 'audioStops', {});
}

/** One stop with its text and its recording; no row for an unknown number. */
export function useAudioStop(stop: string) {
  return useSiteCall(readAudioStop, 'audioStops', { stop });
}
