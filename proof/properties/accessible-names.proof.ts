import { expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { addReadingModule, origin } from '../../widget/e2e/reading/reading-page';
import { explainedDifferences } from './explained-differences';
import { namePages, toHtml, type NameNode } from './name-tree';
import { noteMeasured } from '../measured';
import { configureProperties } from './configure-properties';
import { testInRuns } from './test-in-runs';

configureProperties((cases) => noteMeasured(`${cases.toLocaleString('en')} cases`));

const styles = `<style>
  .before::before, .before\\ after::before { content: '始' }
  .after::after { content: '末' }
</style>`;

/** Subsets of a list that are not empty, small ones first. */
const subsetsOf = <Value>(list: readonly Value[]): Value[][] =>
  Array.from({ length: 2 ** list.length - 1 }, (_, index) =>
    list.filter((__, at) => ((index + 1) >> at) & 1),
  ).sort((one, other) => one.length - other.length);

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
const collapse = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Opens a page for generated mark-up; returns what reads both names of its target. */
async function openNamePage(page: Page) {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="zh-CN"><meta charset="utf-8">${styles}<body>`,
    }),
  );
  await page.goto(`${origin}/`);
  await addReadingModule(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Accessibility.enable');

  /** Both names of the target; undefined if Chromium does not expose it. */
  return async (nodes: readonly NameNode[]) => {
    const toolbar = await page.evaluate((html) => {
      document.body.setHTMLUnsafe(html);
      const target = document.getElementById('t');
      return target ? window.readingModule.accessibleName(target) : '';
    }, toHtml(nodes));
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: `document.getElementById('t')`,
      objectGroup: 'target',
    });
    const [exposed] = (
      await devtools.send('Accessibility.getPartialAXTree', {
        ...(result.objectId !== undefined && { objectId: result.objectId }),
        fetchRelatives: false,
      })
    ).nodes;
    await devtools.send('Runtime.releaseObjectGroup', { objectGroup: 'target' });
    if (!exposed || exposed.ignored) return undefined;
    return { chromium: collapse(String(exposed.name?.value ?? '')), toolbar: collapse(toolbar) };
  };
}

const claim =
  'the accessible names of generated pages are those of Chromium, but for explained differences';
testInRuns(claim, async (page, run) => {
  const namesOf = await openNamePage(page);
  const isEqual = async (nodes: readonly NameNode[]) => {
    const names = await namesOf(nodes);
    // A page whose target is no longer exposed explains nothing.
    return names !== undefined && withoutSpaces(names.chromium) === withoutSpaces(names.toolbar);
  };

  const counts = new Map<string, number>();
  const count = (outcome: string) => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

  const check = async (nodes: readonly NameNode[]): Promise<void> => {
    const names = await namesOf(nodes);
    if (!names) {
      count('not exposed');
      return;
    }
    if (names.chromium === names.toolbar) {
      count('equal');
      return;
    }
    if (withoutSpaces(names.chromium) === withoutSpaces(names.toolbar)) {
      count('Equal but for spaces: slots, and blocks at the edge of a shadow tree');
      return;
    }
    for (const reasons of subsetsOf(explainedDifferences)) {
      const plain = reasons.reduce<readonly NameNode[]>(
        (rest, { without }) => without(rest),
        nodes,
      );
      if (await isEqual(plain)) {
        for (const { reason } of reasons) count(reason);
        return;
      }
    }
    expect({ html: toHtml(nodes), name: names.toolbar }).toEqual({
      html: toHtml(nodes),
      name: names.chromium,
    });
  };
  try {
    await fc.assert(fc.asyncProperty(namePages, check), run);
  } finally {
    for (const [outcome, times] of counts) noteMeasured(`${times}: ${outcome}`);
  }
});
