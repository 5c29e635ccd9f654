import { expect, test, vi } from 'vitest';
import { TestRouter } from '../testing/test-app';
import { getElement, setUpRendering } from '../testing/render';
import { PageTitle } from './page-title';

const render = setUpRendering();

test('link followed during the first rendering opens its page', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  window.location.hash = '#/News?tag=bells';
  let hasNavigated = false;
  function NavigateWhileRendering() {
    // A link of the prerendered page changes the hash before the router listens.
    if (!hasNavigated) window.history.replaceState(null, '', '#/Exhibition');
    hasNavigated = true;
    return null;
  }
  const pages = {
    'article-list': PageTitle,
    'exhibition-list': PageTitle,
  };
  const container = await render(
    <TestRouter pages={pages}>
      <NavigateWhileRendering />
    </TestRouter>,
  );
  expect(getElement(container, 'h1').textContent).toBe('展览');
  expect(window.location.hash).toBe('#/Exhibition');
});
