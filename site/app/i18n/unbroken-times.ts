const wordJoiner = '\u2060';

/** The text without line breaks inside its time ranges, “9:00–17:00”. */
export function unbrokenTimes(text: string): string {
  return text.replace(/(\d:\d\d ?)([–—-])(?= ?\d)/g, `$1${wordJoiner}$2${wordJoiner}`);
}
