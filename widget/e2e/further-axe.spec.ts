import type { Page } from '@playwright/test';
import { furtherTools } from '../src/extension/further-tools';
import { findViolations } from './axe';
import { expect, test } from './host';
import { installScriptedEngine } from './scripted-engine';

const environments: readonly [
  environment: string,
  lang: string,
  prepare?: (page: Page) => Promise<void>,
][] = [
  ['a wide window', 'zh-CN'],
  ['320 px', 'en', (page) => page.setViewportSize({ width: 320, height: 640 })],
  ['forced colours', 'zh-CN', (page) => page.emulateMedia({ forcedColors: 'active' })],
];

for (const [environment, lang, prepare] of environments) {
  test(`further tools and their panels have no axe violations and no button below 44 px, in ${environment}, in ${lang}`, async ({
    host,
  }) => {
    test.setTimeout(120_000);
    await installScriptedEngine(host.page);
    await prepare?.(host.page);
    await host.openWithToolbar('read-on', { lang, tools: 'all', 'max-zoom': '2' });
    const problems: Record<string, unknown> = {};
    const check = async (state: string) => {
      const found = await findViolations(host.page, {
        include: ['[data-a11y-toolbar]'],
        // The one tab stop may be in the panel of More: arrow keys lead from there into the bar, and scroll it.
        withoutRules: ['scrollable-region-focusable'],
      });
      const small = await host.page.evaluate(() =>
        [
          ...(document
            .querySelector('[data-a11y-toolbar]')
            ?.shadowRoot?.querySelectorAll('button') ?? []),
        ]
          .filter((button) => {
            const { width, height } = button.getBoundingClientRect();
            return width < 44 || height < 44;
          })
          .map((button) => button.textContent),
      );
      if (found.length + small.length > 0) problems[state] = { found, small };
    };
    for (const { tool } of furtherTools) {
      const button = host.button(tool.name);
      if (!(await button.isVisible())) await host.button('more').click();
      await button.press('Enter');
      await check(tool.name);
      await host.page.evaluate(() => bar().reset());
      await host.page.evaluate(() => {
        bar().close();
        bar().open();
      });
      await host.button('more').waitFor();
    }
    await host.button('more').click();
    await check('more');
    expect(problems).toEqual({});
  });
}
