export interface Cue {
  /** Seconds from the start of the recording. */
  start: number;
  text: string;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})\s+-->/;

/** Parses the cues of a WebVTT file; blocks that cannot be parsed are left out. */
export function parseWebVtt(file: string): Cue[] {
  const blocks = file.replace(/\r\n?/g, '\n').split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    const [, hours = 0, minutes = 0, seconds = 0] = timing.exec(lines[at] ?? '') ?? [];
    const text = lines
      .slice(at + 1)
      .map((line) => line.replace(/<[^>]*>/g, '').trim())
      .filter((line) => line !== '')
      .join(' ');
    if (at < 0 || text === '') return [];
    return [{ start: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), text }];
  });
}
