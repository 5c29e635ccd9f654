import { expect, test, type Locator, type Page } from '@playwright/test';
import { forms } from '../../site/e2e/call-errors/forms';
import type { DeskCallName } from '../../site/contract/shared/desk/endpoints';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';
import { noteMeasured } from '../measured';
import { museum } from '../museum';
import { answerFaults, isFailure, spoilsIds } from './answer-faults';
import { startFaultProxy, type FaultProxy } from './fault-proxy';
import { readFields } from './read-fields';
import { countStored, createVisitor } from './stored-items';

interface SentForm {
  call: CallName;
  /** The call that gives it back. */
  cancelCall?: CallName;
  /** The list of the desk in which it is found. */
  stored: DeskCallName;
  /** Field of the text by which it is found. */
  field: 'name' | 'itemName';
}

/** What becomes of each form of the site. */
const sentForms: Readonly<Record<string, SentForm>> = {
  'docent booking': {
    ...{ call: 'docentBook', cancelCall: 'docentCancel' },
    ...{ stored: 'deskBookingPage', field: 'name' },
  },
  'timed entry': {
    ...{ call: 'admissionBook', cancelCall: 'admissionCancel' },
    ...{ stored: 'deskBookingPage', field: 'name' },
  },
  'class visit': {
    ...{ call: 'classVisitBook', cancelCall: 'classVisitCancel' },
    ...{ stored: 'deskBookingPage', field: 'name' },
  },
  'lost and found': { call: 'lostAndFound', stored: 'deskLostFoundPage', field: 'itemName' },
  volunteers: {
    ...{ call: 'volunteerApply', cancelCall: 'volunteerWithdraw' },
    ...{ stored: 'deskVolunteerPage', field: 'name' },
  },
  activities: {
    ...{ call: 'activityBook', cancelCall: 'activityCancel' },
    ...{ stored: 'deskBookingPage', field: 'name' },
  },
};

/** What a page shows after a cancellation, and what the service says of one that it has received before. */
const cancelled = /已成功(?:取消|撤回)/;
const wasCancelled = '已经取消过了';

/** Whether the receipt has a number that the service never gave. */
const hasOtherNumber = (fault: string) => fault === 'numbers for texts' || spoilsIds(fault);

interface Sending {
  proxy: FaultProxy;
  call: CallName;
  fault: string;
  form: Locator;
  /** What is visible once the form is sent. */
  done: Locator;
}

/** Sends a form whose first answer has a fault, and presses again as the message asks. @returns whether a message was shown */
async function sendThroughFault(page: Page, sending: Sending): Promise<boolean> {
  const { proxy, call, fault, form, done } = sending;
  const message = form.getByRole('alert').filter({ hasText: /\S/ });
  const typed = await readFields(page);
  proxy.setFault(endpoints[call].path, answerFaults[fault] ?? throwUnknownFault());
  await form.locator('.send').click();
  await expect(done.or(message)).toBeVisible({ timeout: 40_000 });
  proxy.removeFault();
  await expect(page.getByRole('main')).not.toContainText(/undefined|\[object|NaN|TypeError/);
  if (await done.isVisible()) return false;
  expect(await readFields(page), 'what was typed').toEqual(typed);
  const retry = message.getByRole('button', { name: '重试' });
  await ((await retry.isVisible()) ? retry : form.locator('.send')).click();
  return true;
}

function throwUnknownFault(): never {
  throw new Error('unknown fault');
}

for (const [name, { call, cancelCall, stored, field }] of Object.entries(sentForms)) {
  const { route, fill } = forms[name] ?? { route: '', fill: () => Promise.reject(new Error(name)) };
  test(`${name} form whose call has any fault keeps what was typed, and is stored once after a retry`, async ({
    page,
  }) => {
    const proxy = await startFaultProxy(museum.origin);
    const problems: string[] = [];
    let about = '';
    page.on('pageerror', (error) => problems.push(`${about}: ${error.message}`));
    const main = page.getByRole('main');
    const receipts = main.locator('[role=status] h3');
    const cancelReceipt = receipts.locator('..').filter({ hasText: cancelled });
    for (const fault of Object.keys(answerFaults)) {
      about = fault;
      await test.step(fault, async () => {
        const { name: keyword } = createVisitor();
        await page.goto('about:blank');
        await page.goto(`${proxy.origin}/#${route}`);
        await fill(page);
        const form = main.locator('form').first();
        await form.locator(`[name=${field}]`).fill(keyword);
        const sending = { proxy, fault, form, done: receipts.first() };
        const isTold = await sendThroughFault(page, { ...sending, call });
        await expect(receipts.first(), fault).toBeVisible();
        if (isFailure(fault)) expect(isTold, `${fault} is told`).toBe(true);
        expect(await countStored(stored, keyword), `${fault}: stored`).toBe(1);
        if (!cancelCall || hasOtherNumber(fault)) return;
        const wasTold = await sendThroughFault(page, {
          ...{ ...sending, call: cancelCall },
          done: cancelReceipt,
        });
        const answer = wasTold ? main.getByText(wasCancelled) : cancelReceipt;
        await expect(answer, fault).toBeVisible();
        expect(await countStored(stored, keyword), `${fault}: cancelled`).toBe(0);
      });
    }
    await proxy.close();
    const sent = [call, cancelCall].filter(Boolean).join(', ');
    noteMeasured(`${Object.keys(answerFaults).length} faults of ${sent}`);
    expect(problems).toEqual([]);
  });
}
