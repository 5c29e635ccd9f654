/** Inverted index of the words of a field, with term frequencies. */
export interface WordIndex {
  words: ReadonlyMap<string, number>;
  /** Start of each word's postings, and the end of the last one. */
  starts: Uint32Array;
  /** Document number and term frequency up to 7, packed into one number. */
  postings: Uint32Array;
}

const timesBits = 3;
const maxTimes = 2 ** timesBits - 1;

export interface WordIndexBuilder {
  /** Documents must be added in ascending order. */
  add: (document: number, key: string) => void;
  finish: () => WordIndex;
}

export function createWordIndexBuilder(): WordIndexBuilder {
  const lists = new Map<string, number[]>();
  return {
    add: (document, key) => {
      for (const [word, times] of countWords(key)) {
        const posting = (document << timesBits) | Math.min(times, maxTimes);
        const list = lists.get(word);
        if (list) list.push(posting);
        else lists.set(word, [posting]);
      }
    },
    finish: () => {
      const all = [...lists.values()];
      const starts = new Uint32Array(all.length + 1);
      all.forEach((list, word) => (starts[word + 1] = (starts[word] ?? 0) + list.length));
      const postings = new Uint32Array(starts[all.length] ?? 0);
      all.forEach((list, word) => postings.set(list, starts[word]));
      return {
        words: new Map([...lists.keys()].map((word, index) => [word, index])),
        starts,
        postings,
      };
    },
  };
}

/** Words of a key are enclosed in spaces: what is before the first space and after the last is none. */
function countWords(key: string): Map<string, number> {
  const counts = new Map<string, number>();
  const parts = key.split(' ');
  for (let at = 1; at < parts.length - 1; at++) {
    const word = parts[at] ?? '';
    if (word !== '' && !word.includes('\n')) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Visits each document that contains the word. */
export function forEachPosting(
  { words, starts, postings }: WordIndex,
  word: string,
  visit: (document: number, times: number) => void,
): void {
  const index = words.get(word);
  if (index === undefined) return;
  const end = starts[index + 1] ?? 0;
  for (let at = starts[index] ?? 0; at < end; at++) {
    const posting = postings[at] ?? 0;
    visit(posting >>> timesBits, posting & maxTimes);
  }
}
