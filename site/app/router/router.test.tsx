import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Routed } from '../testing/museum';
import { control, doing, find, setUpRendering } from '../testing/render';
import { Link } from './link';
import { PageTitle } from './page-title';

const render = setUpRendering();

let records: string[] = [];

function ListPage() {
  return (
    <>
      <PageTitle />
      <Link to="/News?page=2" keepPlace>
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

const pages = {
  home: () => Promise.resolve(PageTitle),
  'article-list': vi.fn(() => Promise.resolve(ListPage)),
  'not-found': () => Promise.resolve(PageTitle),
};

function Site() {
  return (
    <Routed pages={pages}>
      <Link to="/News">to the news</Link>
      <Link to="/nowhere">to nowhere</Link>
    </Routed>
  );
}

const scrollTo = vi.fn();

/** To another entry of the history, as by the browser's own buttons. */
function travel(hash: string, state: object) {
  return doing(() => {
    window.history.replaceState(state, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
}

const first = { idx: 0, key: 'first' };
const goBack = () => travel('#/News', first);

beforeEach(() => {
  records = ['to a record'];
  scrollTo.mockClear();
  pages['article-list'].mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

describe('going to another page', () => {
  test('shows it, names the document after it, and moves focus and voice to its title', async () => {
    const box = await render(<Site />);
    expect(document.title).toBe('云泽博物馆');
    expect(document.activeElement).toBe(document.body);
    expect(find(box, '[role=status]').textContent).toBe('');

    await doing(() => control(box, 'to the news').click());
    expect(window.location.hash).toBe('#/News');
    expect(document.title).toBe('资讯 - 云泽博物馆');
    expect(document.activeElement).toBe(find(box, 'h1'));
    expect(find(box, '[role=status]').textContent).toBe('资讯');
  });

  test('begins at the top', async () => {
    const box = await render(<Site />);
    scrollTo.mockClear();
    await doing(() => control(box, 'to the news').click());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('a filter leaves scroll and focus where they are', async () => {
    const box = await render(<Site />);
    await doing(() => control(box, 'to the news').click());
    scrollTo.mockClear();
    const filter = control(box, 'filter');
    filter.focus();
    await doing(() => filter.click());
    expect(window.location.hash).toBe('#/News?page=2');
    expect(document.activeElement).toBe(filter);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('a filter of the page that the visit began with says no title', async () => {
    window.location.hash = '#/News';
    const box = await render(<Site />);
    await doing(() => control(box, 'filter').click());
    expect(window.location.hash).toBe('#/News?page=2');
    expect(find(box, '[role=status]').textContent).toBe('');
  });

  test('going back finds the link that was followed, of two that lead there the very one', async () => {
    window.history.replaceState(first, '', '#/News');
    const box = await render(<Site />);
    const follow = async (link: HTMLElement) => {
      await doing(() => link.click());
      expect(document.activeElement).toBe(find(box, 'h1'));
      await goBack();
    };
    await follow(control(box, 'to a record'));
    expect(document.activeElement).toBe(control(box, 'to a record'));
    await follow(control(box, 'to nowhere'));
    expect(document.activeElement).toBe(control(box, 'to nowhere'));
  });

  test('going back to a page that was left by no link, or by one that is gone, goes to its title', async () => {
    window.history.replaceState(first, '', '#/News');
    const box = await render(<Site />);
    await doing(() => control(box, 'to a record').click());
    records = [];
    await goBack();
    expect(document.activeElement).toBe(find(box, 'h1'));

    await doing(() => control(box, 'to nowhere').click());
    await goBack();
    await doing(() => find(box, 'h1').click());
    await travel('#/elsewhere', { idx: 1, key: 'typed' });
    await goBack();
    expect(document.activeElement).toBe(find(box, 'h1'));
  });

  test('an unknown address gives the not-found page', async () => {
    const box = await render(<Site />);
    await doing(() => control(box, 'to nowhere').click());
    expect(find(box, 'h1').textContent).toBe('没有找到这个页面');
  });
});

describe('an entry that the router did not push', () => {
  /** As the browser does for a typed hash or an absolute link: a new entry without a state. */
  const type = (hash: string) =>
    doing(() => {
      window.history.pushState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });

  beforeEach(() => {
    window.history.replaceState(null, '', '#/');
  });

  test('begins at the top, takes focus and is announced, one after another', async () => {
    const box = await render(<Site />);
    await type('#/News');
    expect(document.activeElement).toBe(find(box, 'h1'));
    expect(find(box, '[role=status]').textContent).toBe('资讯');
    (document.activeElement as HTMLElement).blur();
    scrollTo.mockClear();
    await type('#/nowhere');
    expect(document.activeElement).toBe(find(box, 'h1'));
    expect(find(box, '[role=status]').textContent).toBe('没有找到这个页面');
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  test('has a key of its own, which the first entry of a document has too', async () => {
    await render(<Site />);
    const keyOf = () => (window.history.state as { key?: string }).key;
    const first = keyOf();
    await type('#/News');
    const second = keyOf();
    expect(first).toMatch(/^\w+$/);
    expect(second).toMatch(/^\w+$/);
    expect(second).not.toBe(first);
  });

  test('is announced again when one comes back to the page that the visit began with', async () => {
    const box = await render(<Site />);
    const began: unknown = window.history.state;
    await type('#/News');
    await travel('#/', began as object);
    expect(find(box, '[role=status]').textContent).toBe('云泽博物馆');
  });
});

test('pointing at a link fetches the code behind it, once', async () => {
  const box = await render(<Site />);
  const link = control(box, 'to the news');
  // React makes pointerenter of pointerover.
  await doing(() => link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  await doing(() => link.focus());
  expect(pages['article-list']).toHaveBeenCalledTimes(1);
});

test('a page whose code is lost keeps its title and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  pages['article-list'].mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const box = await render(<Site />);
  await doing(() => control(box, 'to the news').click());
  expect(find(box, 'h1').textContent).toBe('资讯');
  expect(control(box, '重新加载')).toBeTruthy();
});
