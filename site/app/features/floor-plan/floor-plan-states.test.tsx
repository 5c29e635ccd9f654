import { beforeEach, describe, expect, test, vi } from 'vitest';
import { retryAll, textsOf, waitForText } from '../../testing/open-page';
import { makeExhibition } from '../../testing/records';
import { actAndWait, getControl, getElement, pressKey, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { FloorPlan, type FloorPlanProps } from './floor-plan';
import { FloorPlanButton } from './floor-plan-button';

const render = setUpRendering();
const inBronzeHall = makeExhibition({ title: '吉金礼乐', rooms: ['L1-bronze-hall'] });

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

async function open(
  props: FloorPlanProps = {},
  exhibitionPage: unknown = pageResponse([inBronzeHall]),
  language: 'zh' | 'en' = 'zh',
) {
  const service = createFakeService({ exhibitionPage });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <FloorPlan {...props} />
      </TestRouter>
    </TestProviders>,
    language,
  );
  return { box, service };
}

const roomsOnPlan = (box: HTMLElement) =>
  [...box.querySelectorAll('svg [role=button]')].map((room) => room.getAttribute('aria-label'));
const roomsInList = (box: HTMLElement) =>
  [...box.querySelectorAll('.rooms li > button')].map((button) => {
    const [number, name] = [...button.querySelectorAll('span')].map((part) => part.textContent);
    return `${number} ${name}`;
  });
const roomOnPlan = (box: HTMLElement, name: string) =>
  getElement(box, `svg [role=button][aria-label$="${name}"]`);

describe('floors', () => {
  test.each([1, 2, 3] as const)(
    'rooms of level %i have the same numbers on plan and list',
    async (level) => {
      const { box } = await open({ level });
      expect(roomsInList(box)).toEqual(roomsOnPlan(box));
    },
  );

  test('floor plan opens on the first floor, and arrow keys change the floor', async () => {
    const { box } = await open();
    const selected = () => getElement(box, '[role=tab][aria-selected=true]');
    expect(selected().textContent).toBe('一层');
    selected().focus();
    await pressKey(selected(), 'ArrowRight');
    expect(selected().textContent).toBe('二层');
    expect(document.activeElement).toBe(selected());
    await pressKey(selected(), 'ArrowLeft');
    await pressKey(selected(), 'ArrowLeft');
    expect(selected().textContent).toBe('三层');
    expect(textsOf(box, '[role=tab][tabindex="0"]')).toEqual(['三层']);
  });

  test('floor is chosen by its tab, whose panel it names', async () => {
    const { box } = await open();
    await actAndWait(() => getControl(box, '二层').click());
    const panel = getElement(box, '[role=tabpanel]');
    expect(document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      '二层',
    );
    expect(getElement(panel, 'svg').getAttribute('aria-label')).toBe('二层平面图');
  });

  test('English floor plan names floors and rooms in English', async () => {
    const { box } = await open({}, undefined, 'en');
    expect(textsOf(box, '[role=tab]')).toEqual(['Level 1', 'Level 2', 'Level 3']);
    expect(roomsOnPlan(box).join()).not.toMatch(/\p{Script=Han}/u);
  });
});

describe('rooms', () => {
  test('floor plan with a room opens its floor with that room chosen on plan and list', async () => {
    const { box } = await open({ room: 'L1-bronze-hall' });
    expect(roomOnPlan(box, '青铜馆').getAttribute('aria-pressed')).toBe('true');
    expect(textsOf(box, '.rooms [aria-pressed=true]')).toEqual([expect.stringContaining('青铜馆')]);
  });

  test('unknown room opens the first floor without a choice', async () => {
    const { box } = await open({ room: 'L9-nowhere' });
    expect(box.querySelector('[aria-pressed=true]')).toBeNull();
    expect(getElement(box, '[aria-selected=true]').textContent).toBe('一层');
  });

  test.each(['Enter', ' '])('room on the plan is chosen by the key “%s”', async (key) => {
    const { box } = await open();
    await pressKey(roomOnPlan(box, '陶瓷馆'), key);
    expect(roomOnPlan(box, '陶瓷馆').getAttribute('aria-pressed')).toBe('true');
  });

  test('room in the list is chosen on the plan', async () => {
    const { box } = await open();
    const inList = [...box.querySelectorAll<HTMLElement>('.rooms button')].find((button) =>
      button.textContent.includes('陶瓷馆'),
    );
    await actAndWait(() => inList?.click());
    expect(roomOnPlan(box, '陶瓷馆').getAttribute('aria-pressed')).toBe('true');
  });

  test('room shows its current exhibitions, linked; past ones are left out', async () => {
    const past = makeExhibition({
      id: 'old',
      title: '旧展',
      status: 'past',
      rooms: ['L1-bronze-hall'],
    });
    const { box } = await open({}, pageResponse([inBronzeHall, past]));
    expect(textsOf(box, '.shown')).toEqual(['正在展出 吉金礼乐']);
    expect(getElement(box, '.shown a').getAttribute('href')).toBe(
      '#/Exhibition/TemporaryExhibition/rites',
    );
  });

  test('failed request of the exhibitions leaves the rooms, and its retry shows them', async () => {
    const { box, service } = await open({}, 500);
    expect(roomsInList(box).length).toBeGreaterThan(5);
    service.answer('exhibitionPage', pageResponse([inBronzeHall]));
    await retryAll(box);
    expect(textsOf(box, '.shown')).toEqual(['正在展出 吉金礼乐']);
  });
});

test('step-free route is drawn and explained when it is switched on', async () => {
  const { box } = await open();
  expect(box.querySelector('svg .route')).toBeNull();
  await actAndWait(() => getElement(box, 'input[type=checkbox]').click());
  expect(box.querySelector('svg .route')).not.toBeNull();
  expect(getElement(box, '[role=status]').textContent).toContain('没有台阶');
});

test('button loads the floor plan and opens it in a dialog with its own title', async () => {
  const box = await render(
    <TestProviders service={createFakeService({ exhibitionPage: pageResponse([]) })}>
      <TestRouter>
        <FloorPlanButton label="楼层图" title="楼层图：青铜馆" room="L1-bronze-hall" />
      </TestRouter>
    </TestProviders>,
  );
  const button = getControl(box, '楼层图');
  expect(button.getAttribute('aria-haspopup')).toBe('dialog');
  await actAndWait(() => button.click());
  await waitForText(document.body, '楼层图：青铜馆');
  const dialog = getElement(document, 'dialog[open]');
  expect(document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
    '楼层图：青铜馆',
  );
  expect(roomOnPlan(dialog, '青铜馆').getAttribute('aria-pressed')).toBe('true');
  await actAndWait(() => getControl(dialog, '关闭').click());
  expect(document.querySelector('dialog[open]')).toBeNull();
});
