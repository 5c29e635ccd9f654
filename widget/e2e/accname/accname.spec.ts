/**
 * The rules of https://www.w3.org/TR/accname-1.2/ and HTML-AAM, one page each. Every expectation is also compared with
 * the name that Chromium computes for its accessibility tree.
 */
import { expect, test } from '@playwright/test';
import type { CDPSession } from '@playwright/test';
import { addReadingModule, openHost } from '../reading/reading-page';
import { ariaLabelCases } from './cases/aria-label';
import type { NameCase } from './cases/case';
import { contentCases } from './cases/content';
import { embeddedCases, passwordCase } from './cases/embedded';
import { hostLanguageCases } from './cases/host-language';
import { labelledByCases } from './cases/labelled-by';
import { shadowCases, withinShadowCases } from './cases/shadow';
import { hiddenCases, textCases } from './cases/text-and-hidden';
import { ownsCases, tooltipCases } from './cases/tooltip-and-owns';

const groups: Readonly<Record<string, readonly NameCase[]>> = {
  'aria-labelledby': labelledByCases,
  'embedded controls': [...embeddedCases, passwordCase],
  'aria-label': ariaLabelCases,
  'host language labels': hostLanguageCases,
  'name from content': contentCases,
  'text nodes': textCases,
  'hidden nodes': hiddenCases,
  'tooltips and placeholders': tooltipCases,
  'aria-owns': ownsCases,
  'shadow trees': [...shadowCases, ...withinShadowCases],
};

const findTarget = `(document.getElementById('t') ?? document.getElementById('h').shadowRoot.getElementById('t'))`;

async function chromiumName(devtools: CDPSession): Promise<string> {
  const { result } = await devtools.send('Runtime.evaluate', { expression: findTarget });
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
    ...(result.objectId !== undefined && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  return String(nodes[0]?.name?.value ?? '');
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

for (const [group, cases] of Object.entries(groups)) {
  test(`accessible name from ${group} follows ${cases.length} rules`, async ({ page }) => {
    await openHost(page, '');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Accessibility.enable');
    for (const one of cases) {
      await page.evaluate((html) => document.body.setHTMLUnsafe(html), one.html);
      expect
        .soft(await page.evaluate(`readingModule.accessibleName(${findTarget})`), one.title)
        .toBe(one.name);
      const expected = collapseSpaces(one.chromium ?? one.name);
      expect
        .soft(collapseSpaces(await chromiumName(devtools)), `name in Chromium: ${one.title}`)
        .toBe(expected);
    }
  });
}

test('accessible name is computed for nodes of a same-origin frame', async ({ page }) => {
  await openHost(page, '');
  await page.evaluate(() => {
    document.body.setHTMLUnsafe('<iframe id="f"></iframe>');
    const frame = document.getElementById('f') as HTMLIFrameElement;
    frame.contentDocument?.body.setHTMLUnsafe(
      '<label for="t">甲 <img alt="乙"></label><input id="t">',
    );
  });
  const name = await page.evaluate(() => {
    const frame = document.getElementById('f') as HTMLIFrameElement;
    const field = frame.contentDocument?.getElementById('t');
    return field && window.readingModule.accessibleName(field);
  });
  expect(name).toBe('甲 乙');
});

test('accessible name follows a reference set by ariaLabelledByElements', async ({ page }) => {
  await openHost(page, '');
  const name = await page.evaluate(() => {
    document.body.setHTMLUnsafe('<button id="t">x</button><i id="a">名</i>');
    const button = document.getElementById('t');
    const label = document.getElementById('a');
    if (!button || !label) return undefined;
    button.ariaLabelledByElements = [label];
    return window.readingModule.accessibleName(button);
  });
  expect(name).toBe('名');
});

test('accessible name ignores enumerable members added to prototypes', async ({ page: host }) => {
  await openHost(
    host,
    '<label for="t">甲 <input value="3"> 次</label><input id="t" type="checkbox">',
  );
  await host.evaluate(() => {
    for (const prototype of [
      Object.prototype,
      Array.prototype,
      String.prototype,
      Function.prototype,
    ]) {
      Object.assign(prototype, { extra: 'button', t: () => 'x' });
    }
  });
  await addReadingModule(host);
  expect(await host.evaluate(`readingModule.accessibleName(${findTarget})`)).toBe('甲 3 次');
  expect(await host.evaluate(`readingModule.spokenText(${findTarget}, 'zh-CN')`)).toBe(
    '复选框，未选中，甲 3 次',
  );
});
