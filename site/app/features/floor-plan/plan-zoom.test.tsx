import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { hostileText, makeExhibition } from '../../testing/records';
import { actAndWait, getControl, getElement, pressKey, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { pageResponse, pending } from '../../testing/test-app';
import { FloorPlan, type FloorPlanProps } from './floor-plan';
import { FloorPlanSection } from './floor-plan-section';
import { floors } from './levels';

const showPart = createShowPart(setUpRendering());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const open = (
  props: FloorPlanProps = {},
  exhibitionPage: unknown = pageResponse([]),
  language: 'zh' | 'en' = 'zh',
) => showPart(<FloorPlan {...props} />, { language, responses: { exhibitionPage } });
const percent = (box: HTMLElement) => getElement(box, 'output').textContent;
const aRoom = (box: HTMLElement) => getElement(box, 'svg [role=button]');

describe('zoom', () => {
  test('keys zoom while a room has focus, and leave the room as it is', async () => {
    const { box } = await open();
    aRoom(box).focus();
    expect(await pressKey(aRoom(box), '+')).toBe(true);
    expect(percent(box)).toBe('133%');
    expect(await pressKey(aRoom(box), 'ArrowLeft')).toBe(true);
    expect(await pressKey(aRoom(box), '0')).toBe(true);
    expect(percent(box)).toBe('100%');
    expect(aRoom(box).getAttribute('aria-pressed')).toBe('false');
  });

  test('keys of the browser and arrows on the whole plan are left alone', async () => {
    const { box } = await open();
    expect(await pressKey(aRoom(box), '+', { ctrlKey: true })).toBe(false);
    expect(await pressKey(aRoom(box), 'ArrowLeft')).toBe(false);
    expect(await pressKey(aRoom(box), 'Tab')).toBe(false);
    expect(percent(box)).toBe('100%');
  });

  test('another floor is shown whole', async () => {
    const { box } = await open();
    await actAndWait(() => getControl(box, '放大').click());
    expect(percent(box)).toBe('133%');
    await actAndWait(() => getControl(box, '二层').click());
    expect(percent(box)).toBe('100%');
  });
});

describe('drawing', () => {
  test.each([
    ['zh', '楼梯', '电梯', '卫生间', '入口'],
    ['en', 'Stairs', 'Lift', 'Toilets', 'Entrance'],
  ] as const)(
    'plan in %s names its fixtures, and the entrance on level 1 alone',
    async (...row) => {
      const [language, stairs, lift, toilets, entrance] = row;
      const { box } = await open({}, undefined, language);
      const names = [...box.querySelectorAll('svg [role=img]')].map((each) =>
        each.getAttribute('aria-label'),
      );
      expect(names.sort()).toEqual([stairs, stairs, lift, lift, toilets, toilets].sort());
      expect(textsOf(box, 'svg .door text')).toEqual([entrance]);
      await actAndWait(() => getElement(box, '[role=tab]:last-child').click());
      expect(box.querySelector('svg .door')).toBeNull();
    },
  );

  test('open space is drawn, but is neither a button nor in the list', async () => {
    const floor = floors.find(({ rooms }) => rooms.some(({ kind }) => kind === 'void'));
    const space = floor?.rooms.find(({ kind }) => kind === 'void');
    if (!floor || !space) throw new Error('no floor with an open space');
    const { box } = await open({ level: floor.level });
    expect(box.querySelectorAll('svg rect.void').length).toBeGreaterThan(0);
    expect(box.querySelector(`svg [role=button][aria-label$="${space.name.zh}"]`)).toBeNull();
    expect(getElement(box, '.rooms').textContent).not.toContain(space.name.zh);
  });

  test('only one room is chosen at a time, in the drawing and in the list', async () => {
    const { box } = await open({ room: 'L1-bronze-hall' });
    await actAndWait(() => getElement(box, '.rooms li:last-child button').click());
    expect(box.querySelectorAll('svg [aria-pressed=true]')).toHaveLength(1);
    expect(textsOf(box, '.rooms [aria-pressed=true]')).toEqual(
      textsOf(box, '.rooms li:last-child button'),
    );
  });
});

describe('exhibitions', () => {
  test('texts of an exhibition in a room are text, and a hostile room id is ignored', async () => {
    const { box } = await open(
      {},
      pageResponse([
        makeExhibition({
          id: 'a/b',
          title: hostileText,
          rooms: ['L1-bronze-hall', 'L1-bronze-hall'],
        }),
        { id: 'c', title: '无厅', rooms: [null, 7, {}, '__proto__'] },
      ]),
    );
    expect(box.querySelector('[onerror]')).toBeNull();
    expect(textsOf(box, '.shown')).toHaveLength(1);
    expect(getElement(box, '.shown a').getAttribute('href')).toContain('a%2Fb');
  });

  test('rooms do not wait for the exhibitions', async () => {
    const { box } = await open({ level: 2 }, pending);
    expect(box.querySelectorAll('.rooms li').length).toBeGreaterThan(5);
    expect(box.querySelector('[data-state], .shown')).toBeNull();
  });
});

test.each([
  ['zh', '楼层图'],
  ['en', 'Floor plans'],
] as const)('section of the floor plans in %s is named by its heading', async (language, name) => {
  const { box } = await showPart(<FloorPlanSection />, {
    language,
    responses: { exhibitionPage: pageResponse([]) },
  });
  expect(textsOf(box, '#floor-plans')).toEqual([name]);
  expect(getElement(box, 'section[aria-labelledby=floor-plans] [role=tablist]')).toBeTruthy();
});
