import { expect, test } from '@playwright/test';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { answerFaults, isFailure, spoilsIds } from './answer-faults';
import { startFaultProxy } from './fault-proxy';
import { findFirstPages } from './first-pages';
import { expectWhole, openFromPage, settledText, tallWindow } from './settled-page';

test.use({ viewport: tallWindow });

const isCall = (path: string) => /^\/(?:api|app|inte-engine|user-centre\/api)\//.test(path);

/** Milliseconds without a request after which a page has given up: reads are repeated after half a second. */
const idleMs = 900;

/** Tests among which the calls are divided. */
const shares = 4;

for (let share = 0; share < shares; share += 1) {
  test(`a page whose call has any fault can be used, and is whole after a retry (${share + 1} of ${shares})`, async ({
    page,
  }) => {
    const proxy = await startFaultProxy(museum.origin);
    const problems: string[] = [];
    let about = '';
    page.on('pageerror', (error) => problems.push(`${about}: ${error.message}`));
    page.on('dialog', (dialog) => {
      problems.push(`${about}: dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
    const found = await findFirstPages(page, proxy, isCall, { withDocument: false });
    const pages = found.filter((_, index) => index % shares === share);
    const silent = new Set<string>();
    let loads = 0;
    for (const { request: call, path, text } of pages) {
      for (const [name, fault] of Object.entries(answerFaults)) {
        about = `${call}, ${name}, ${path}`;
        await page.goto('about:blank');
        proxy.setFault(call, fault);
        await openFromPage(page, proxy, path);
        loads += 1;
        await proxy.waitUntilIdle(idleMs);
        await test.step(about, async () => {
          await expect.soft(page.locator('h1').first(), about).not.toBeEmpty({ timeout: 40_000 });
          await expect
            .soft(page.locator('main [aria-busy=true]'), about)
            .toHaveCount(0, { timeout: 40_000 });
          await expect.soft(page.getByRole('banner'), about).toBeAttached();
          await expect.soft(page.getByRole('contentinfo'), about).toBeAttached();
          // Parts that are loaded later than the page may fail later, too.
          const shown = await settledText(page, proxy).catch(() =>
            page.locator('main').innerText(),
          );
          expect.soft(shown, about).not.toMatch(/undefined|\[object|NaN|TypeError/);
          const message = page.locator('main').locator('[role=alert], [data-state=failed]');
          // A page that shows all of its text has nothing to tell.
          const isIncomplete = isFailure(name) && shown !== text;
          if (isIncomplete && (await message.count()) === 0) silent.add(about);
          proxy.removeFault();
          const retry = page.getByRole('main').getByRole('button', { name: '重试' });
          if (!spoilsIds(name) && (await retry.count()) > 0) await retry.first().click();
          else await page.reload();
          await expect.soft(retry, about).toHaveCount(0);
          await expectWhole(page, proxy, text, about);
        });
      }
    }
    await proxy.close();
    noteMeasured(
      `${pages.length} calls × ${Object.keys(answerFaults).length} faults, ${loads} pages`,
    );
    expect(problems).toEqual([]);
    expect([...silent]).toEqual([]);
  });
}
