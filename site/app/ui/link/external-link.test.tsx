import { describe, expect, test, vi } from 'vitest';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { ExternalLink } from './external-link';
import { focusHeading } from './focus-heading';
import { NavigateContext } from './navigate-context';
import { safeHref } from './safe-href';
import { use } from 'react';

const render = setUpRendering();

const show = (address: string, language: 'zh' | 'en' = 'zh') => {
  const href = safeHref(address);
  if (!href) throw new Error(`${address} is not safe`);
  return render(<ExternalLink href={href}>图录</ExternalLink>, language);
};

describe('external link', () => {
  test.each([
    ['zh', /图录.+/],
    ['en', /图录.*new/i],
  ] as const)(
    'link to another origin opens a new tab and says so in %s',
    async (language, name) => {
      const box = await show('https://museum.example/a', language);
      const link = getElement(box, 'a');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(link.textContent).toMatch(name);
    },
  );

  test.each(['/media/plan.pdf', `${window.location.origin}/p/zh`])(
    'link to %s stays in the tab',
    async (address) => {
      const link = getElement(await show(address), 'a');
      expect(link.hasAttribute('target')).toBe(false);
      expect(link.textContent).toBe('图录');
    },
  );

  test('mail and telephone open no tab', async () => {
    const box = await show('mailto:a@museum.example');
    expect(getElement(box, 'a').hasAttribute('target')).toBe(false);
    await show('tel:+860000000');
    expect(getElement(box, 'a').hasAttribute('target')).toBe(false);
  });
});

test('focused heading is scrolled into view and is no stop of the tab key', async () => {
  const box = await render(<h2 id="about">关于</h2>);
  const heading = getElement(box, 'h2');
  const scrolled = vi.spyOn(heading, 'scrollIntoView').mockImplementation(() => undefined);
  focusHeading('about');
  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
  expect(scrolled).toHaveBeenCalledOnce();
  focusHeading('nowhere');
  expect(document.activeElement).toBe(heading);
});

test('navigation without a router sets the part of the address behind #', async () => {
  function Button() {
    const navigate = use(NavigateContext);
    return <button onClick={() => navigate('/News?page=2')}>去</button>;
  }
  const box = await render(<Button />);
  await actAndWait(() => getElement(box, 'button').click());
  expect(window.location.hash).toBe('#/News?page=2');
});
