import type { Page } from '@playwright/test';
import { findViolations, pageFrame } from '../../site/e2e/axe';
import { smallTargets } from '../../site/e2e/touch-targets';
import { findFocusFaults } from './focus-faults';
import { findLayoutFaults } from './layout-faults';
import { hasFocusChecks, hasLayoutChecks, hasRuleChecks, type State } from './states';

/** Queries of media are answered with the next frame. */
const waitForFrames = (page: Pick<Page, 'evaluate'>): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** The faults of a page that is shown in the state. The focus in header and footer, equal on all pages, is checked at home. */
export async function findFaults(
  page: Pick<Page, 'evaluate'>,
  path: string,
  state: State,
): Promise<string[]> {
  const { width, textSize, colours } = state;
  const faults: string[] = [];
  await waitForFrames(page);
  if (hasLayoutChecks(state)) faults.push(...(await findLayoutFaults(page)));
  if (hasRuleChecks(state)) {
    const rules = colours === 'light' && width === 1440 ? 'all' : 'display';
    faults.push(...(await findViolations(page, { rules, exclude: pageFrame })));
  }
  if (hasFocusChecks(state)) {
    faults.push(...(await findFocusFaults(page, path === '/' ? 'body' : 'main')));
  }
  // The pages on touch screens are those of site/e2e/phone.spec.ts.
  if (textSize === 100 && width === 360 && colours === 'light') {
    faults.push(...(await smallTargets(page, 24)));
  }
  return faults.map((fault) => `${width} px, ${textSize} %, ${colours}: ${fault}`);
}

/** Writes each violation of the Content-Security-Policy into the console; runs in the page. */
export function reportPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
