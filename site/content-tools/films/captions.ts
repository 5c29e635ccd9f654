import { sceneTiming, titleSeconds, type Film } from './film';

/** WebVTT captions of a film in one language. */
export function writeCaptions(film: Film, language: 'zh' | 'en', musicTitle: string): string {
  const { starts, duration } = sceneTiming(film);
  const cues = film.scenes.map(({ caption }, index) => ({
    start: starts[index] ?? 0,
    end: starts[index + 1] ?? duration,
    text: caption[language],
  }));
  const music = { start: 0, end: titleSeconds, text: `♪ ${musicTitle}` };
  const blocks = [music, ...cues].map(
    ({ start, end, text }) => `${formatTimestamp(start)} --> ${formatTimestamp(end)}\n${text}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function formatTimestamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = (seconds % 60).toFixed(3).padStart(6, '0');
  return `00:${String(minutes).padStart(2, '0')}:${rest}`;
}
