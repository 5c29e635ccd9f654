import type { Page } from '@playwright/test';
import type { Driver } from '../../widget/browsers/driver';

type PageFunction = (argument: unknown) => unknown;

/**
 * The page of a driver for checks that run functions in a page of Playwright. It has nothing but `evaluate`, of which
 * functions take one argument and a string is a script without a result.
 */
export const toEvaluatedPage = (driver: Driver): Page =>
  ({
    evaluate: (code: string | PageFunction, argument?: unknown) =>
      driver.evaluate(
        typeof code === 'string'
          ? `(() => { ${code} })()`
          : `(${String(code)})(${argument === undefined ? '' : JSON.stringify(argument)})`,
      ),
  }) as unknown as Page;
