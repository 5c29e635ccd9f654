import { beforeEach, describe, expect, test, vi } from 'vitest';
import { TestRouter } from '../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../testing/render';
import { Link } from './link';
import { PageTitle } from './page-title';

const render = setUpRendering();

let records: string[] = [];

function ListPage() {
  return (
    <>
      <PageTitle />
      <Link to="/News?page=2" keepScrollAndFocus>
        filter
      </Link>
      {records.map((record) => (
        <Link key={record} to="/nowhere">
          {record}
        </Link>
      ))}
    </>
  );
}

const pages = { home: PageTitle, 'not-found': PageTitle };
const loaders = { 'article-list': vi.fn(() => Promise.resolve({ default: ListPage })) };

function Site() {
  return (
    <TestRouter pages={pages} loaders={loaders}>
      <Link to="/News">to the news</Link>
      <Link to="/nowhere">to nowhere</Link>
    </TestRouter>
  );
}

const scrollTo = vi.fn();

/** Moves to another history entry, as the browser's back and forward buttons do. */
function traverseHistory(hash: string, state: object) {
  return actAndWait(() => {
    window.history.replaceState(state, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

const first = { idx: 0, key: 'first' };
const goBack = () => traverseHistory('#/News', first);

beforeEach(() => {
  records = ['to a record'];
  scrollTo.mockClear();
  loaders['article-list'].mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

describe('navigation', () => {
  test('navigation sets the document title, focuses the heading and announces it', async () => {
    const container = await render(<Site />);
    expect(document.title).toBe('云泽博物馆');
    expect(document.activeElement).toBe(document.body);
    expect(getElement(container, '[role=status]').textContent).toBe('');

    await actAndWait(() => getControl(container, 'to the news').click());
    expect(window.location.hash).toBe('#/News');
    expect(document.title).toBe('资讯 - 云泽博物馆');
    expect(document.activeElement).toBe(getElement(container, 'h1'));
    expect(getElement(container, '[role=status]').textContent).toBe('资讯');
  });

  test('navigation scrolls to the top', async () => {
    const container = await render(<Site />);
    scrollTo.mockClear();
    await actAndWait(() => getControl(container, 'to the news').click());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('filter link keeps scroll position and focus', async () => {
    const container = await render(<Site />);
    await actAndWait(() => getControl(container, 'to the news').click());
    scrollTo.mockClear();
    const filter = getControl(container, 'filter');
    filter.focus();
    await actAndWait(() => filter.click());
    expect(window.location.hash).toBe('#/News?page=2');
    expect(document.activeElement).toBe(filter);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('filter link on the first page of a visit announces no title', async () => {
    window.location.hash = '#/News';
    const container = await render(<Site />);
    await actAndWait(() => getControl(container, 'filter').click());
    expect(window.location.hash).toBe('#/News?page=2');
    expect(getElement(container, '[role=status]').textContent).toBe('');
  });

  test('going back focuses the link that was followed, also among several with the same address', async () => {
    window.history.replaceState(first, '', '#/News');
    const container = await render(<Site />);
    const follow = async (link: HTMLElement) => {
      await actAndWait(() => link.click());
      expect(document.activeElement).toBe(getElement(container, 'h1'));
      await goBack();
    };
    await follow(getControl(container, 'to a record'));
    expect(document.activeElement).toBe(getControl(container, 'to a record'));
    await follow(getControl(container, 'to nowhere'));
    expect(document.activeElement).toBe(getControl(container, 'to nowhere'));
  });

  test('going back focuses the heading if the link that was followed no longer exists', async () => {
    window.history.replaceState(first, '', '#/News');
    const container = await render(<Site />);
    await actAndWait(() => getControl(container, 'to a record').click());
    records = [];
    await goBack();
    expect(document.activeElement).toBe(getElement(container, 'h1'));

    await actAndWait(() => getControl(container, 'to nowhere').click());
    await goBack();
    await actAndWait(() => getElement(container, 'h1').click());
    await traverseHistory('#/elsewhere', { idx: 1, key: 'typed' });
    await goBack();
    expect(document.activeElement).toBe(getElement(container, 'h1'));
  });

  test('unknown address shows the not-found page', async () => {
    const container = await render(<Site />);
    await actAndWait(() => getControl(container, 'to nowhere').click());
    expect(getElement(container, 'h1').textContent).toBe('没有找到这个页面');
  });
});

describe('history entry that the router did not push', () => {
  /** Adds a history entry without state, as browsers do for a typed hash or an absolute link. */
  const openTypedHash = (hash: string) =>
    actAndWait(() => {
      window.history.pushState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

  beforeEach(() => {
    window.history.replaceState(null, '', '#/');
  });

  test('entry of a typed hash starts at the top, takes focus and is announced', async () => {
    const container = await render(<Site />);
    await openTypedHash('#/News');
    expect(document.activeElement).toBe(getElement(container, 'h1'));
    expect(getElement(container, '[role=status]').textContent).toBe('资讯');
    (document.activeElement as HTMLElement).blur();
    scrollTo.mockClear();
    await openTypedHash('#/nowhere');
    expect(document.activeElement).toBe(getElement(container, 'h1'));
    expect(getElement(container, '[role=status]').textContent).toBe('没有找到这个页面');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('entry of a typed hash and the first entry of a document get different keys', async () => {
    await render(<Site />);
    const keyOf = () => (window.history.state as { key?: string }).key;
    const first = keyOf();
    await openTypedHash('#/News');
    const second = keyOf();
    expect(first).toMatch(/^\w+$/);
    expect(second).toMatch(/^\w+$/);
    expect(second).not.toBe(first);
  });

  test('going back to the first page of a visit announces its title', async () => {
    const container = await render(<Site />);
    const began: unknown = window.history.state;
    await openTypedHash('#/News');
    await traverseHistory('#/', began as object);
    expect(getElement(container, '[role=status]').textContent).toBe('云泽博物馆');
  });
});

test('hovering and focusing a link prefetches its page code once', async () => {
  const container = await render(<Site />);
  const link = getControl(container, 'to the news');
  // React derives `onPointerEnter` from `pointerover`.
  await actAndWait(() => link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await actAndWait(() => link.focus());
  expect(loaders['article-list']).toHaveBeenCalledTimes(1);
});

test('page whose code fails to load shows its title and a reload button', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loaders['article-list'].mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const container = await render(<Site />);
  await actAndWait(() => getControl(container, 'to the news').click());
  expect(getElement(container, 'h1').textContent).toBe('资讯');
  expect(getControl(container, '重新加载')).toBeTruthy();
});
