const KEY = 'qa-checklist';

/** What the tester has ticked and typed, by id of item or field. */
export type Answers = Record<string, string>;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((answer) => typeof answer === 'string');

/** Empty where nothing, or nothing of ours, is stored. */
export function loadAnswers(): Answers {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return isAnswers(stored) ? stored : {};
  } catch {
    return {};
  }
}

export function saveAnswers(answers: Answers): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(answers));
  } catch {
    // the list works for as long as the page is open
  }
}
