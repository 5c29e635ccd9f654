import type { Visitor } from '../../site/browsers/visitor.mjs';
import { reportPolicyViolations } from './find-faults';

declare global {
  interface Window {
    recordedErrors?: string[];
  }
}

/** Keeps what goes wrong in a document, for protocols that do not report it; runs in the page. */
function recordErrors(): void {
  const found: string[] = [];
  window.recordedErrors = found;
  window.addEventListener('error', ({ message }) => found.push(message));
  window.addEventListener('unhandledrejection', ({ reason }) => found.push(String(reason)));
  const { error } = console;
  console.error = (...values: unknown[]) => {
    found.push(values.map(String).join(' '));
    error(...values);
  };
}

/** An expression that begins to record the errors of its document. */
export const errorRecorder = `(${String(recordErrors)})(), (${String(reportPolicyViolations)})(), true`;

/** Shows the page once more in its document, which the recorder could not join before it had loaded. */
export async function showAgainRecorded(visitor: Visitor, path: string): Promise<void> {
  await visitor.run(errorRecorder);
  const title = JSON.stringify(await visitor.run('document.title'));
  await visitor.run(`(location.hash = ${JSON.stringify(path === '/' ? '/News' : '/')}, true)`);
  await visitor.waitFor(`document.title !== ${title}`);
  await visitor.run(`(location.hash = ${JSON.stringify(path)}, true)`);
  await visitor.waitFor(`document.title === ${title}`);
}

/** What the recorder and the protocol have found in the page. */
export async function takeErrors(visitor: Visitor): Promise<string[]> {
  const recorded = (await visitor.run('window.recordedErrors')) as string[];
  return [...new Set([...recorded, ...visitor.driver.errors.splice(0)])];
}
