import { beforeEach, expect, test } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { ExternalLink } from './external-link';
import { isPlainClick } from './is-plain-click';
import { JumpList } from './jump-list';
import { safeHref } from './safe-href';

const render = setUpRendering();

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
});

function hrefOf(address: string) {
  const href = safeHref(address);
  if (!href) throw new Error(`${address} is not safe`);
  return href;
}

test.each([
  ['zh', '（在新窗口打开）'],
  ['en', ' (opens in a new window)'],
] as const)(
  'link to another site says in %s that it opens in a new window',
  async (language, words) => {
    const box = await render(
      <ExternalLink href={hrefOf('https://museum.example/')}>博物馆</ExternalLink>,
      language,
    );
    const link = getElement(box, 'a');
    expect(link.textContent).toBe(`博物馆${words}`);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  },
);

test.each(['/user-centre/', 'mailto:a@museum.example', 'tel:+86700'])(
  'link to %s stays in the tab',
  async (address) => {
    const box = await render(<ExternalLink href={hrefOf(address)}>去</ExternalLink>);
    expect(getElement(box, 'a').hasAttribute('target')).toBe(false);
    expect(getElement(box, 'a').textContent).toBe('去');
  },
);

test('jump list focuses the heading of a section and keeps the address', async () => {
  window.location.hash = '#/Survey/Events';
  const box = await render(
    <>
      <JumpList
        label="年代"
        targets={[
          { id: 'nineties', label: '九十年代' },
          { id: 'gone', label: '无' },
        ]}
      />
      <h2 id="nineties">一九九〇年代</h2>
    </>,
  );
  expect(getElement(box, 'nav').getAttribute('aria-label')).toBe('年代');
  await actAndWait(() => getControl(box, '九十年代').click());
  expect(document.activeElement).toBe(getElement(box, 'h2'));
  await actAndWait(() => getControl(box, '无').click());
  expect(window.location.hash).toBe('#/Survey/Events');
});

test.each([
  ['a press of the main button', {}, true],
  ['a middle click', { button: 1 }, false],
  ['Ctrl', { ctrlKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Meta', { metaKey: true }, false],
  ['Alt', { altKey: true }, false],
])('click with %s follows a link in this tab: %#', (_, init, plain) => {
  const click = new MouseEvent('click', init);
  expect(isPlainClick(click as unknown as Parameters<typeof isPlainClick>[0])).toBe(plain);
});
