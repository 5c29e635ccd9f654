import { beforeEach, expect, test, vi } from 'vitest';
import { createOpenPage, headings, textsOf } from '../../testing/open-page';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { listResponse } from '../../testing/test-app';
import { makeStop } from './testing/make-stop';

const openPage = createOpenPage(setUpRendering());
const list = [makeStop('101'), makeStop('102'), makeStop('105', { isIntroduction: true })];
const text = ['先看口沿。再看腹部。', '最后看足。'];

/** Responds with the list, or for a number with the stop and its text. */
const audioStops = ({ stop }: Record<string, unknown>) =>
  listResponse(
    stop === undefined
      ? list
      : list.flatMap((each) => (each.stop === stop ? { ...each, text } : [])),
  );
const open = (address: string, language: 'zh' | 'en' = 'zh') =>
  openPage(address, { language, responses: { audioStops } });

const played: string[] = [];
beforeEach(() => {
  window.localStorage.clear();
  played.length = 0;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    played.push(new URL(this.src).searchParams.get('audio') ?? '');
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
});

const type = (box: ParentNode, value: string) =>
  actAndWait(() => {
    const field = getElement(box, 'input[name=stop]');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (box: ParentNode, label: string) =>
  actAndWait(() => {
    const keys = [...box.querySelectorAll<HTMLElement>('.keys button')];
    keys.find(({ textContent }) => textContent === label)?.click();
  });
const submit = (box: ParentNode) =>
  actAndWait(() => getElement(box, 'button[type=submit]').click());

test('number keys enter a number, say so, and show the stop before it is played', async () => {
  const { box } = await open('/Service/AudioGuide');
  for (const key of ['1', '0', '2']) await press(box, key);
  expect((getElement(box, 'input[name=stop]') as HTMLInputElement).value).toBe('102');
  expect(getElement(box, 'form > [aria-live=polite]').textContent).toBe('已输入 1 0 2');
  expect(getElement(box, '.preview').textContent).toBe('器物102一层 青铜馆，展柜3');
  await submit(box);
  expect(window.location.hash).toContain('/Service/AudioGuide/102');
});

test('digit after a complete number begins another one', async () => {
  const { box } = await open('/Service/AudioGuide');
  await type(box, '１０１');
  await press(box, '4');
  expect((getElement(box, 'input[name=stop]') as HTMLInputElement).value).toBe('4');
  await press(box, '清除');
  expect((getElement(box, 'input[name=stop]') as HTMLInputElement).value).toBe('');
});

test('unknown number is named in an error, and the nearest stops are offered', async () => {
  const { box } = await open('/Service/AudioGuide');
  await type(box, '103');
  expect(getElement(box, '[role=alert]').textContent).toBe('今天展出的展品中没有 103 号。');
  expect(getElement(box, 'input[name=stop]').getAttribute('aria-invalid')).toBe('true');
  expect(textsOf(box, '.nearest li')).toEqual(['101器物101', '102器物102', '105器物105']);
  await submit(box);
  expect(window.location.hash).toBe('#/Service/AudioGuide');
});

test('too few digits are an error only when they are sent', async () => {
  const { box } = await open('/Service/AudioGuide', 'en');
  await type(box, '10');
  expect(getElement(box, '[role=alert]').textContent).toBe('');
  await submit(box);
  expect(getElement(box, '[role=alert]').textContent).toContain('“10”');
});

test('all stops are listed by hall with their times', async () => {
  const { box } = await open('/Service/AudioGuide');
  expect(headings(box, 3)).toEqual(['青铜馆']);
  expect(textsOf(box, 'ol li')[0]).toBe('101器物1011:05');
  expect(textsOf(box, 'ol li')[2]).toContain('展览导言');
});

test('stop does not start by itself, plays sentence by sentence, and marks what is heard', async () => {
  const { box } = await open('/Service/AudioGuide/102');
  expect(headings(box, 1)).toEqual(['器物102']);
  expect(played).toEqual([]);
  const audio = getElement(box, 'audio');
  await actAndWait(() => getElement(box, '.main').click());
  expect(textsOf(box, '[aria-current]')).toEqual(['先看口沿。']);
  expect(getElement(box, '.main').getAttribute('aria-label')).toBe('暂停');
  await actAndWait(() => audio.dispatchEvent(new Event('ended')));
  expect(textsOf(box, '[aria-current]')).toEqual(['再看腹部。']);
  await actAndWait(() => audio.dispatchEvent(new Event('ended')));
  await actAndWait(() => audio.dispatchEvent(new Event('ended')));
  expect(played).toEqual(['先看口沿。', '再看腹部。', '最后看足。']);
  expect(textsOf(box, '[aria-current]')).toEqual([]);
  expect(getElement(box, '.main').getAttribute('aria-label')).toBe('播放');
  await actAndWait(() => getElement(box, '.main').click());
  expect(played.at(-1)).toBe('先看口沿。');
});

test('stop opened with ?play starts, and its address does not keep that', async () => {
  await open('/Service/AudioGuide/101?play=1');
  expect(played).toEqual(['先看口沿。']);
  expect(window.location.hash).toBe('#/Service/AudioGuide/101');
});

test('last stop is offered again', async () => {
  await open('/Service/AudioGuide/101?play=1');
  const { box } = await open('/Service/AudioGuide');
  expect(getElement(box, '.resume').textContent).toBe('继续收听 101 器物101');
});

test('sound that fails is said, the transcript stays, and a retry plays again', async () => {
  const { box } = await open('/Service/AudioGuide/101');
  await actAndWait(() => getElement(box, '.main').click());
  await actAndWait(() => getElement(box, 'audio').dispatchEvent(new Event('error')));
  expect(getElement(box, '[data-state=failed]').textContent).toContain('声音没有加载出来');
  expect(box.textContent).toContain('再看腹部。');
  await actAndWait(() => getElement(box, '[data-state=failed] button').click());
  expect(played).toEqual(['先看口沿。', '先看口沿。']);
});

test('stop links the ones before and after it', async () => {
  const { box } = await open('/Service/AudioGuide/102');
  expect(textsOf(box, '.onward a')).toEqual(['上一个 101器物101', '下一个 105器物105']);
});

test('address with an unknown number has the error, the number keys and the list', async () => {
  const { box } = await open('/Service/AudioGuide/104');
  expect(headings(box, 1)).toEqual(['语音导览 104']);
  expect(getElement(box, '[role=alert]').textContent).toContain('104');
  expect(textsOf(box, 'ol li')).toHaveLength(3);
});
