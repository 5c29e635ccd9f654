import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createFakeService,
  listResponse,
  TestProviders,
  TestRouter,
  type FakeResponses,
} from '../../testing/test-app';
import { actAndWait, getElement, pressKey, setUpRendering } from '../../testing/render';
import { Suggestions } from './suggestions';

const render = setUpRendering();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.location.hash = '#/News';
});

afterEach(() => {
  vi.useRealTimers();
});

const suggestion = (title: string, route: string, kind = 'object') => ({
  ...{ kind, title, route },
  titleMarked: `<mark>${title.slice(0, 1)}</mark>${title.slice(1)}`,
});
const vessels = [
  suggestion('鼎甲', '/Collection/ExcellentCollection/a'),
  suggestion('鼎与簋', '/Exhibition/BaseExhibition/b', 'exhibition'),
];

function Field() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <form>
      <input ref={field} type="search" />
      <Suggestions field={field} />
    </form>
  );
}

async function open(responses: FakeResponses = { searchSuggest: listResponse(vessels) }) {
  const service = createFakeService(responses);
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <Field />
      </TestRouter>
    </TestProviders>,
  );
  const field = getElement(box, 'input') as HTMLInputElement;
  const type = async (text: string, init: InputEventInit = {}) => {
    await actAndWait(() => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
    });
    await actAndWait(() => vi.advanceTimersByTime(150));
  };
  const sent = () => service.calls.filter(({ name }) => name === 'searchSuggest');
  const list = getElement(box, '[role=listbox]');
  const selected = () => list.querySelector('[aria-selected=true]');
  return { box, field, list, type, sent, selected, service };
}

test('suggestions appear below the field that becomes their combobox', async () => {
  const { box, field, list, type } = await open();
  expect(field.getAttribute('role')).toBe('combobox');
  expect([field.getAttribute('aria-expanded'), list.hidden]).toEqual(['false', true]);
  await type('鼎');
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    '鼎甲藏品',
    '鼎与簋展览',
  ]);
  expect(getElement(list, 'mark').textContent).toBe('鼎');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(field.getAttribute('aria-controls')).toBe(list.id);
  expect(getElement(box, '[role=status]').textContent).toContain('2 条建议');
});

test('arrow keys choose in a circle through the field, and Enter follows the choice', async () => {
  const { field, list, type, selected } = await open();
  await type('鼎');
  expect(await pressKey(field, 'Enter')).toBe(false);
  await type('鼎 ');
  await pressKey(field, 'ArrowUp');
  expect(selected()).toBe(list.lastElementChild);
  expect(field.getAttribute('aria-activedescendant')).toBe(list.lastElementChild?.id);
  await pressKey(field, 'ArrowDown');
  expect(selected()).toBeNull();
  await pressKey(field, 'ArrowDown');
  expect(await pressKey(field, 'Enter')).toBe(true);
  expect(window.location.hash).toBe('#/Collection/ExcellentCollection/a');
  expect(list.hidden).toBe(true);
});

test('Escape closes the list and keeps the text, a second one is left to the browser', async () => {
  const { field, list, type } = await open();
  await type('鼎');
  expect(await pressKey(field, 'Escape')).toBe(true);
  expect([list.hidden, field.value]).toEqual([true, '鼎']);
  expect(await pressKey(field, 'Escape')).toBe(false);
});

test('Escape keeps the text from the moment at which the list is shown', async () => {
  const { field, list } = await open();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true });
  // Called before the passive effects of React, which `act` would not leave for later.
  const shown = new MutationObserver(() => field.dispatchEvent(escape));
  shown.observe(list, { attributeFilter: ['hidden'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  field.value = '鼎';
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await vi.waitFor(() => {
    expect(list.children).toHaveLength(2);
  });
  vi.unstubAllGlobals();
  shown.disconnect();
  expect(escape.defaultPrevented).toBe(true);
});

test('click on a suggestion opens its page', async () => {
  const { list, type } = await open();
  await type('鼎');
  await actAndWait(() => (list.lastElementChild as HTMLElement).click());
  expect(window.location.hash).toBe('#/Exhibition/BaseExhibition/b');
});

test('letters of an input method send nothing, and fast typing sends one request', async () => {
  const { type, sent, field, service } = await open();
  await type('din', { isComposing: true });
  expect(sent()).toHaveLength(0);
  for (const text of ['d', 'di', 'din', 'ding']) {
    await actAndWait(() => {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
  }
  await actAndWait(() => vi.advanceTimersByTime(150));
  expect(sent()).toHaveLength(1);
  expect(service.fetch.mock.lastCall?.[0]).toMatch(/keyword=ding$/);
});

test('failed suggestions leave the field as it is, without a notice', async () => {
  const { box, list, type } = await open({ searchSuggest: 503 });
  await type('鼎');
  await actAndWait(() => vi.advanceTimersByTime(600));
  expect(list.hidden).toBe(true);
  expect(box.textContent).not.toContain('不可用');
});

test('suggestion with a route outside the site is left out', async () => {
  const { list, type } = await open({
    searchSuggest: listResponse([suggestion('鼎', '//evil.example/'), ...vessels]),
  });
  await type('鼎');
  expect(list.children).toHaveLength(2);
});

test('suggestions that lead to one page make way for those of the next text', async () => {
  const inEvents = (title: string) => suggestion(title, '/Survey/Events', 'article');
  const { box, service, type } = await open({
    searchSuggest: listResponse([inEvents('一'), inEvents('二'), inEvents('三')]),
  });
  await type('开放');
  expect(box.querySelectorAll('[role=option]')).toHaveLength(3);
  service.answer('searchSuggest', listResponse(vessels));
  await type('鼎');
  const shown = [...box.querySelectorAll('[role=option] span')].map((span) => span.textContent);
  expect(shown).toEqual(['鼎甲', '鼎与簋']);
});
