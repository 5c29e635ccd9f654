import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallName } from '../../contract/shared/endpoints';
import { createRecords, respondToAll, rowsOf, spoil } from '../testing/every-call';
import { createOpenPage, headings, retryAll, retryButtons } from '../testing/open-page';
import { pageKinds } from '../testing/page-kinds';
import { hostileText } from '../testing/records';
import { setUpRendering } from '../testing/render';
import { listResponse, pending } from '../testing/test-app';

const openPage = createOpenPage(setUpRendering());

const chinese = createRecords({ title: '青铜鼎与礼制', text: '湖边的一组礼器。', label: '商' });
const english = createRecords({ title: 'Bronze', text: 'Vessels of the lake.', label: 'Shang' });

type ReadName = keyof typeof chinese;
const readNames = Object.keys(chinese) as ReadName[];
const isRead = (name: CallName) => name in chinese;

/** What a page must never show: the broken page, and values that were not checked. */
const faults = /页面出了点问题|Something went wrong|undefined|NaN|Invalid Date|\[object/;

let errors: string[];
beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    errors.push(message.map(String).join(' '));
  });
});

/** Links and buttons without text, `aria-label` or described picture. */
function namelessControls(box: HTMLElement): string[] {
  return [...box.querySelectorAll('a[href], button, summary')]
    .filter((each) => {
      const alts = [...each.querySelectorAll('img')].map((image) => image.alt);
      const name = [each.getAttribute('aria-label'), each.textContent, ...alts].join('');
      return name.trim() === '';
    })
    .map((each) => each.outerHTML.slice(0, 200));
}

function expectSound(box: HTMLElement): void {
  expect(box.textContent).not.toMatch(faults);
  expect(headings(box, 1)).toEqual([expect.stringMatching(/\S/)]);
  expect(namelessControls(box)).toEqual([]);
  expect(errors).toEqual([]);
}

/** Chinese text outside elements that are marked as Chinese. */
function chineseTexts(box: HTMLElement): string[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isMarked = node.parentElement?.closest('[lang^=zh]');
    if (!isMarked && /\p{Script=Han}/u.test(node.textContent ?? ''))
      texts.push(node.textContent ?? '');
  }
  const labels = [...box.querySelectorAll('[aria-label], [alt], [placeholder], [title]')]
    .filter((element) => !element.closest('[lang^=zh]'))
    .flatMap((element) =>
      ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((label) => /\p{Script=Han}/u.test(label));
  return [...texts, ...labels];
}

/** Requests without which a page lacks a decoration only. */
const optional: Readonly<Record<string, ReadName>> = {
  'digital-museum': 'contentCategoryText',
  'shared-set': 'visitHalls',
};

describe.each(pageKinds)('%s page', (kind, address) => {
  test('shows complete records under one title', async () => {
    const { box } = await openPage(address, {
      responses: respondToAll((name) => rowsOf(name, [chinese[name]])),
    });
    expectSound(box);
    expect(retryButtons(box)).toEqual([]);
    expect(box.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('has no Chinese text in English', async () => {
    const { box } = await openPage(address, {
      language: 'en',
      responses: respondToAll((name) => rowsOf(name, [english[name]])),
    });
    expectSound(box);
    expect(chineseTexts(box)).toEqual([]);
  });

  test('shows records that have an id only', async () => {
    const { box } = await openPage(address, {
      responses: respondToAll((name) => rowsOf(name, [{ id: 'a', categoryCode: 'Notice' }])),
    });
    expectSound(box);
  });

  test.each([
    ['text', hostileText],
    ['a word of 3,000 letters', 'x'.repeat(3000)],
  ])('shows hostile %s as text and follows no script', async (__, hostile) => {
    const { box } = await openPage(address, {
      responses: respondToAll((name) => rowsOf(name, [null, spoil(chinese[name], hostile), 7])),
    });
    expectSound(box);
    expect(box.querySelector('script, iframe, [onerror], [onclick]')).toBeNull();
    for (const link of box.querySelectorAll('[href], [src]')) {
      expect(link.getAttribute('href') ?? link.getAttribute('src')).not.toMatch(/^\s*javascript:/i);
    }
  });

  test('without records shows a title and no failure', async () => {
    const { box } = await openPage(address, { responses: respondToAll(() => listResponse([])) });
    expectSound(box);
    expect(retryButtons(box)).toEqual([]);
    expect(box.querySelector('[aria-busy=true]')).toBeNull();
  });

  test('while loading shows a title and neither failure nor empty message', async () => {
    const { box } = await openPage(address, { responses: respondToAll(() => pending) });
    expect(box.querySelectorAll('h1')).toHaveLength(1);
    expect(box.querySelector('[data-state]')).toBeNull();
    expect(errors).toEqual([]);
  });

  test('offers a retry for every failed request, which then shows the records', async () => {
    const { box, service, requests } = await openPage(address, {
      responses: respondToAll(() => 500),
    });
    expectSound(box);
    const failed = new Set(service.calls.map(({ name }) => name).filter(isRead));
    const countsBefore = new Map([...failed].map((name) => [name, requests(name)]));
    for (const name of readNames) service.answer(name, rowsOf(name, [chinese[name]]));
    await retryAll(box);
    const notRepeated = [...failed].filter(
      (name) => requests(name) === countsBefore.get(name) && optional[kind] !== name,
    );
    expect(notRepeated).toEqual([]);
    expect(retryButtons(box)).toEqual([]);
    expect(box.querySelector('[aria-busy=true]')).toBeNull();
    expectSound(box);
  });
});
