/**
 * How a text is told apart by language (WCAG 3.1.2): Chinese words within it, by which it is split,
 * and a line that is wholly English.
 */
export const chineseRun =
  /(\p{Script=Han}[\p{Script=Han}\p{Script=Bopomofo}。，、；：？！“”《》（）〈〉·—]*)/u;
export const englishLine = /^[^\p{Script=Han}]*\p{Script=Latin}{2,}[^\p{Script=Han}]*$/u;
