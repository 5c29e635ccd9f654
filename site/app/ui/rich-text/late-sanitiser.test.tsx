// @vitest-environment jsdom -- the only DOM implementation that DOMPurify supports
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { I18nProvider } from '../../i18n/i18n-context';
import { zh } from '../../i18n/messages/zh';
import { actAndWait, getControl, setUpRendering } from '../../testing/render';
import { TestRouter } from '../../testing/test-app';
import { RichText } from './rich-text';
import { sanitise } from './sanitise';
import type { sanitiser } from './sanitiser';

type Sanitise = typeof sanitise;

let cached: Sanitise | undefined;
let load: () => Promise<Sanitise>;
vi.mock('./sanitiser', () => ({
  sanitiser: { cached: () => cached, load: () => load() } satisfies typeof sanitiser,
}));

const render = setUpRendering();

beforeEach(() => {
  cached = undefined;
  load = () => new Promise(() => undefined);
});

const withMessages = (html: string) => (
  <I18nProvider language="zh" messages={zh}>
    <RichText html={html} />
  </I18nProvider>
);

/** The text as the service renders it, and what hydrates it. */
async function hydrate(html: string) {
  cached = sanitise;
  const box = document.createElement('div');
  box.innerHTML = renderToString(withMessages(html));
  document.body.append(box);
  cached = undefined;
  const errors: unknown[] = [];
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(box, withMessages(html), { onRecoverableError: (error) => errors.push(error) }),
    ),
  );
  const show = (next: string) => actAndWait(() => root.render(withMessages(next)));
  return { box, show, errors };
}

test('a hydrated text keeps the markup of the service without the sanitiser', async () => {
  const request = vi.fn(() => new Promise<Sanitise>(() => undefined));
  load = request;
  const { box, show, errors } = await hydrate('<p>鼎</p>');
  const paragraph = box.querySelector('p');
  expect(paragraph?.textContent).toBe('鼎');
  await show('<p>鼎</p>');
  expect(box.querySelector('p')).toBe(paragraph);
  expect(request).not.toHaveBeenCalled();
  expect(errors).toEqual([]);
});

test('a hydrated text that changes stays until the sanitiser has loaded, and may change back', async () => {
  let deliver: (loaded: Sanitise) => void = () => undefined;
  load = () => new Promise((resolve) => (deliver = resolve));
  const { box, show } = await hydrate('<p>鼎</p>');
  await show('<p>簋</p><script>alert(1)</script>');
  expect(box.textContent).toBe('鼎');
  await actAndWait(() => deliver(sanitise));
  expect(box.querySelector('div')?.innerHTML).toBe('<p>簋</p>');
  await show('<p>鼎</p>');
  expect(box.querySelector('div')?.innerHTML).toBe('<p>鼎</p>');
});

test('a text whose sanitiser does not load is not shown, and a retry shows it', async () => {
  load = () => Promise.reject(new TypeError('Failed to fetch'));
  const box = await render(<RichText html="<p>鼎</p>" />);
  expect(box.textContent).toContain('这部分内容没有加载出来');
  expect(box.textContent).not.toContain('鼎');
  load = () => Promise.resolve(sanitise);
  await actAndWait(() => getControl(box, '重试').click());
  expect(box.textContent).toBe('鼎');
});

test('a link of a text that is shown late navigates in the router', async () => {
  let deliver: (loaded: Sanitise) => void = () => undefined;
  load = () => new Promise((resolve) => (deliver = resolve));
  const box = await render(
    <TestRouter>
      <RichText html='<p><a href="#/News">x</a></p>' />
    </TestRouter>,
  );
  expect(box.querySelector('a')).toBeNull();
  await actAndWait(() => deliver(sanitise));
  await actAndWait(() => box.querySelector('a')?.click());
  expect(window.location.hash).toBe('#/News');
});
