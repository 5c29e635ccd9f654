import { describe, expect, test } from 'vitest';
import { textsOf, waitForText } from '../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { listResponse, pending } from '../../testing/test-app';
import { RatingButton } from './rating-button';

const showPart = createShowPart(setUpRendering());

async function openRating(
  ratingCreate: unknown = listResponse([]),
  { language = 'zh', address = '/News/Notice' }: { language?: 'zh' | 'en'; address?: string } = {},
) {
  const shown = await showPart(<RatingButton />, {
    responses: { ratingCreate },
    language,
    address,
  });
  await actAndWait(() => getElement(shown.box, 'button[aria-haspopup]').click());
  await waitForText(document.body, language === 'zh' ? '您觉得' : 'How do you like');
  const dialog = getElement(document, 'dialog[open]');
  return { ...shown, dialog };
}

const submit = (dialog: HTMLElement) =>
  actAndWait(() => getElement(dialog, 'button[type=submit]').click());
const choose = (dialog: HTMLElement, group: string, name: string) => {
  const fieldset = [...dialog.querySelectorAll('fieldset')].find((each) =>
    each.textContent.startsWith(group),
  );
  return actAndWait(() => getElement(fieldset ?? dialog, `[aria-label="${name}"]`).click());
};
const sentBody = (calls: readonly { name: string; body: string }[]) =>
  JSON.parse(calls.find(({ name }) => name === 'ratingCreate')?.body ?? '{}') as object;

describe('form', () => {
  test('rating opens with four groups of five stars, focus on a chosen one', async () => {
    const { dialog } = await openRating();
    expect(textsOf(dialog, 'legend')).toEqual(['整体设计', '浏览体验', '内容质量', '综合评价']);
    expect(dialog.querySelectorAll('input:checked')).toHaveLength(5);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('5 星');
  });

  test('English rating has English names, one star in the singular', async () => {
    const { dialog } = await openRating(undefined, { language: 'en' });
    expect(textsOf(dialog, 'legend')).toEqual(['Design', 'Browsing', 'Content', 'Overall']);
    const names = [...dialog.querySelectorAll('fieldset:first-of-type input')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(names.slice(0, 2)).toEqual(['1 star', '2 stars']);
    expect(dialog.textContent).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('submission', () => {
  test('sent rating has the chosen stars and the page, says thanks and closes', async () => {
    const { box, dialog, service } = await openRating();
    await choose(dialog, '内容质量', '3 星');
    await submit(dialog);
    expect(sentBody(service.calls)).toMatchObject({
      globeDesignStar: 5,
      browsingExperienceStar: 5,
      contentQualityStar: 3,
      comprehensiveStar: 5,
      type: 1,
      page: 'Notice',
    });
    expect(textsOf(box, 'section[aria-live] p')).toEqual(['评价成功']);
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(getControl(box, '评价').getAttribute('aria-expanded')).toBe('false');
  });

  test('rating of an unknown address names no page', async () => {
    const { dialog, service } = await openRating(undefined, { address: '/nowhere/at/all' });
    await submit(dialog);
    expect(sentBody(service.calls)).not.toHaveProperty('page');
  });

  test('second press while the first is on its way sends nothing', async () => {
    const { dialog, requests } = await openRating(pending);
    await submit(dialog);
    expect(textsOf(dialog, 'button[type=submit]')).toEqual(['正在提交……']);
    expect(getElement(dialog, 'form').getAttribute('aria-busy')).toBe('true');
    await submit(dialog);
    expect(requests('ratingCreate')).toBe(1);
  });

  test('failed rating stays open without a notice and can be sent again', async () => {
    const { box, dialog, service, requests } = await openRating(503);
    await submit(dialog);
    expect(textsOf(box, 'section[aria-live] p')).toEqual([]);
    expect(document.querySelector('dialog[open]')).toBe(dialog);
    service.answer('ratingCreate', listResponse([]));
    await submit(dialog);
    expect(requests('ratingCreate')).toBeGreaterThan(1);
    expect(textsOf(box, 'section[aria-live] p')).toEqual(['评价成功']);
  });

  test('box of five stars follows the groups and sets them', async () => {
    const { dialog } = await openRating();
    const box = getElement(dialog, 'input[type=checkbox]') as HTMLInputElement;
    await choose(dialog, '浏览体验', '1 星');
    expect(box.checked).toBe(false);
    await actAndWait(() => box.click());
    expect(dialog.querySelectorAll('[data-lit]')).toHaveLength(20);
    await actAndWait(() => box.click());
    // Without the tick the stars stay.
    expect(box.checked).toBe(false);
    expect(dialog.querySelectorAll('[data-lit]')).toHaveLength(20);
  });
});
