import type { Page } from '@playwright/test';
import type { Driver } from '../../widget/browsers/driver';

type PageFunction = (argument: unknown) => unknown;

/**
 * The `evaluate` of a page of Playwright in the page of a driver. Functions take one argument; a string is a script
 * without a result.
 */
export const toEvaluatedPage = (driver: Driver): Pick<Page, 'evaluate'> => ({
  evaluate: (code: string | PageFunction, argument?: unknown) =>
    driver.evaluate(
      typeof code === 'string'
        ? `(() => { ${code} })()`
        : `(${String(code)})(${argument === undefined ? '' : JSON.stringify(argument)})`,
    ),
});
