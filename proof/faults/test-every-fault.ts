import { expect, test, type Page } from '@playwright/test';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { startFaultProxy, type FaultProxy } from './fault-proxy';

/** A page of a new visitor, over a network whose answers the attempt spoils. */
export interface Attempt {
  page: Page;
  proxy: FaultProxy;
  fault: string;
}

/**
 * Declares a test that makes an attempt for each fault, and asserts that no script of a page fails.
 * @param calls what the faults are of, for the row of the table
 */
export function testEveryFault(
  title: string,
  { faults, calls }: { faults: readonly string[]; calls: string },
  makeAttempt: (attempt: Attempt) => Promise<void>,
): void {
  test(title, async ({ browser }) => {
    const proxy = await startFaultProxy(museum.origin);
    const problems: string[] = [];
    for (const fault of faults) {
      await test.step(fault, async () => {
        const page = await browser.newPage({ baseURL: proxy.origin });
        page.on('pageerror', (error) => problems.push(`${fault}: ${error.message}`));
        await makeAttempt({ page, proxy, fault });
        await page.close();
      });
    }
    await proxy.close();
    noteMeasured(`${faults.length} faults of ${calls}`);
    expect(problems).toEqual([]);
  });
}
