import { expect, test, vi } from 'vitest';
import { Routed } from '../testing/museum';
import { find, setUpRendering } from '../testing/render';
import { PageTitle } from './page-title';

const render = setUpRendering();

test('a link that is followed while the router renders for the first time leads where it says', async () => {
  vi.stubGlobal('scrollTo', vi.fn());
  window.location.hash = '#/News?tag=bells';
  let isFollowed = false;
  function Follows() {
    // The prerendered page's link changes the address by itself, before any listener of the router.
    if (!isFollowed) window.history.replaceState(null, '', '#/Exhibition');
    isFollowed = true;
    return null;
  }
  const pages = {
    'article-list': () => Promise.resolve(PageTitle),
    'exhibition-list': () => Promise.resolve(PageTitle),
  };
  const box = await render(
    <Routed pages={pages}>
      <Follows />
    </Routed>,
  );
  expect(find(box, 'h1').textContent).toBe('展览');
  expect(window.location.hash).toBe('#/Exhibition');
});
