/** The text with word joiners (U+2060) in its ranges of times, years and numbers, “9:00–17:00”: no line breaks there. */
export function unbrokenRanges(text: string): string {
  return text.replace(/(?<=\d)[–—](?=\d)/g, '\u2060$&\u2060');
}
