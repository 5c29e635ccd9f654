import { expect, type Locator, type Page } from '@playwright/test';
import { forms } from '../../site/e2e/call-errors/forms';
import type { DeskCallName } from '../../site/contract/shared/desk/endpoints';
import { endpoints, type CallName } from '../../site/contract/shared/endpoints';
import { answerFaults, findFault, isFailure } from './answer-faults';
import { readFields } from './read-fields';
import { countStored, createVisitor } from './stored-items';
import { testEveryFault, type Attempt } from './test-every-fault';

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

/** A number as id is read as text: the receipt then names a booking that the service never made. */
const hasOtherNumber = (fault: string) => fault === 'numbers for texts';

interface Sending extends Omit<Attempt, 'page'> {
  call: CallName;
  form: Locator;
  /** What is visible once the form is sent. */
  done: Locator;
}

/** Sends a form whose first answer has a fault, and presses again as the message asks. @returns whether a message was shown */
async function sendThroughFault(page: Page, sending: Sending): Promise<boolean> {
  const { proxy, call, fault, form, done } = sending;
  const message = form.getByRole('alert').filter({ hasText: /\S/ });
  const typed = await readFields(page);
  proxy.setFault(endpoints[call].path, findFault(fault));
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

/** Sends a form, and its cancellation where there is one, through the fault. */
async function sendForm(name: string, sentForm: SentForm, { page, ...attempt }: Attempt) {
  const { route, fill } = forms[name] ?? throwUnknownForm(name);
  const { call, cancelCall, stored, field } = sentForm;
  const { name: keyword } = createVisitor();
  const main = page.getByRole('main');
  const receipt = main.locator('[role=status] h3').first();
  await page.goto(`${attempt.proxy.origin}/#${route}`);
  await fill(page);
  const form = main.locator('form').first();
  await form.locator(`[name=${field}]`).fill(keyword);
  const isTold = await sendThroughFault(page, { ...attempt, form, call, done: receipt });
  await expect(receipt).toBeVisible();
  if (isFailure(attempt.fault)) expect(isTold, 'the failure is told').toBe(true);
  expect(await countStored(stored, keyword), 'stored').toBe(1);
  if (!cancelCall || hasOtherNumber(attempt.fault)) return;
  const done = main.getByRole('status').filter({ hasText: cancelled });
  const wasTold = await sendThroughFault(page, { ...attempt, form, call: cancelCall, done });
  await expect(wasTold ? main.getByText(wasCancelled) : done).toBeVisible();
  expect(await countStored(stored, keyword), 'stored after the cancellation').toBe(0);
}

function throwUnknownForm(name: string): never {
  throw new Error(`no form is named ${name}`);
}

for (const [name, sentForm] of Object.entries(sentForms)) {
  testEveryFault(
    `${name} form whose call has any fault keeps what was typed, and is stored once after a retry`,
    {
      faults: Object.keys(answerFaults),
      calls: [sentForm.call, sentForm.cancelCall].filter(Boolean).join(', '),
    },
    (attempt) => sendForm(name, sentForm, attempt),
  );
}
