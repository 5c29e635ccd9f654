import { quote } from './expressions';
import { noEnd } from './tables';

/**
 * Whether a search has to look at times and versions of a document. That costs as much as finding it, and few documents
 * have limits.
 */
export const visibility = { limited: 'limited', always: '' };

interface ShownTimes {
  published_at: number;
  shown_until: number;
}

/** Whether a document is shown from a moment on without end. */
export const isAlwaysShown = ({ published_at, shown_until }: ShownTimes, now: Date) =>
  published_at <= now.getTime() && shown_until >= noEnd;

/** Restricts a condition to the documents that a version of the content has, and that are shown at a time. */
export function visibleAt(condition: string, version: number, now: Date): string {
  // In whole seconds, so that the server has the result of the next call of a page in its cache.
  const moment = Math.floor(now.getTime() / 1_000) * 1_000;
  const hidden = [
    `since > ${version}`,
    `until <= ${version}`,
    `published_at > ${moment}`,
    `shown_until <= ${moment}`,
  ].map((limit) => `(${isLimited} && ${limit})`);
  return `${condition} &! (${hidden.join(' || ')})`;
}

const isLimited = `visibility == ${quote(visibility.limited)}`;

/** Condition of the documents that are marked as limited, and are not any more: a version has them, and no limit ends it. */
export function isReleasable(version: number, now: Date): string {
  return `${isLimited} && since <= ${version} && until == ${noEnd} && published_at <= ${now.getTime()} && shown_until == ${noEnd}`;
}
