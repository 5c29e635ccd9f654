const wordJoiner = '\u2060';

/** The text without line breaks inside its ranges of times, years and numbers, “9:00–17:00”. */
export function unbrokenRanges(text: string): string {
  return text.replace(/(\d)([–—])(?=\d)/g, `$1${wordJoiner}$2${wordJoiner}`);
}
