import type { Page } from '@playwright/test';
import { failedRequestErrors, callFailures, onePerMessage } from './call-errors/call-failures';
import { errorMessages, messages, type ErrorKey } from './call-errors/error-messages';
import { forms } from './call-errors/forms';
import { expect, test as isolatedTest, visit } from './fixtures';
import { test } from './shared-page';
import { isFullSweep } from './sweep';

/** Errors without a retry button: the service would reject the same values again. */
const withoutRetry: readonly ErrorKey[] = [400, 404];

async function expectValues(
  page: Page,
  typedValues: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(typedValues)) {
    await expect(page.locator(`main form [name=${name}]`).first()).toHaveValue(value);
  }
}

const send = (page: Page) => page.locator('main form .send').first();
const receipt = (page: Page) => page.getByRole('main').locator('[role=status] h3');

for (const each of [test, isolatedTest]) {
  each.beforeEach(({ pageErrors }) => {
    pageErrors.expected = [...failedRequestErrors];
  });
}

for (const language of ['zh', 'en'] as const) {
  const expected = errorMessages[language];
  const { retry: retryLabel } = messages[language];

  // Only the messages differ between the languages: one form covers the second.
  const tested = Object.entries(forms).filter(
    ([name]) => language === 'zh' || name === 'lost and found',
  );
  for (const [name, { route, callPattern, fill, typedValues }] of tested) {
    // Parsing an answer does not depend on the form.
    const hasAll = language === 'zh' && (name === 'lost and found' || isFullSweep);
    const cases = hasAll ? callFailures : onePerMessage;
    test(`${name} form shows the message of each call error, keeps its values and is sent on retry (${language})`, async ({
      page,
    }) => {
      await visit(page, language, route);
      await fill(page);
      const alert = page.getByRole('main').getByRole('alert');
      const retry = alert.getByRole('button', { name: retryLabel });
      for (const [sentence, respond] of cases) {
        await page.route(callPattern, respond);
        await send(page).click();
        await expect(alert.getByText(expected[sentence])).toBeVisible();
        await expect(retry).toHaveCount(withoutRetry.includes(sentence) ? 0 : 1);
        await expectValues(page, typedValues);
        await page.unroute(callPattern);
      }
      await retry.click();
      await expect(receipt(page)).toBeFocused();
    });
  }

  test(`form sent offline shows the network message, keeps its values and is sent on retry online (${language})`, async ({
    page,
    context,
  }) => {
    const { route, fill, typedValues } = forms['lost and found'] ?? throwUnknownForm();
    await visit(page, language, route);
    await fill(page);
    await context.setOffline(true);
    await send(page).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByText(expected.network)).toBeVisible();
    await expectValues(page, typedValues);
    await context.setOffline(false);
    await alert.getByRole('button', { name: retryLabel }).click();
    await expect(receipt(page)).toBeFocused();
  });

  isolatedTest(
    `form without a response within 30 s shows the timeout message and can be sent again (${language})`,
    async ({ page }) => {
      const { route, callPattern, fill, typedValues } = forms.activities ?? throwUnknownForm();
      await page.clock.install();
      await visit(page, language, route);
      await fill(page);
      await page.route(callPattern, () => undefined);
      await send(page).click();
      await expect(page.locator('main form[aria-busy=true]')).toBeVisible();
      const alert = page.getByRole('main').getByRole('alert');
      await page.clock.runFor(15_000);
      await expect(alert.getByText(expected.timeout)).toHaveCount(0);
      await page.clock.runFor(20_000);
      await expect(alert.getByText(expected.timeout)).toBeVisible();
      await expectValues(page, typedValues);
      await page.unroute(callPattern);
      await alert.getByRole('button', { name: retryLabel }).click();
      await expect(receipt(page)).toBeFocused();
    },
  );
}

function throwUnknownForm(): never {
  throw new Error('unknown form');
}
