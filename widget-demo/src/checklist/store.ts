const KEY = 'qa-checklist';

/** Checked items and field values of the tester, by id. */
export type Answers = Record<string, string>;

const isAnswers = (value: unknown): value is Answers =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((answer) => typeof answer === 'string');

/** Stored answers; empty when nothing valid is stored. */
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
    // Without storage the list works until the page is closed.
  }
}
