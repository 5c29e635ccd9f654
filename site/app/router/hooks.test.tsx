import { beforeEach, describe, expect, test, vi } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../testing/render';
import { createShowPart } from '../testing/show-part';
import { Link } from './link';
import { useHashLocation } from './use-hash-location';
import { useNavigateTo } from './use-navigate-to';
import { usePageNumber } from './use-page-number';
import { useCategoryCode, useRoute, useRouteParam } from './use-route';

const showPart = createShowPart(setUpRendering());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

function Where() {
  const { path, query, full } = useHashLocation();
  const { page, pathOf } = usePageNumber();
  const state = {
    path,
    full,
    route: useRoute()?.route.name,
    code: useCategoryCode(),
    id: useRouteParam('id'),
    tag: query.get('tag'),
    page,
    first: pathOf(1),
    third: pathOf(3),
  };
  return <output>{JSON.stringify(state)}</output>;
}
const read = (box: HTMLElement) => JSON.parse(getElement(box, 'output').textContent) as object;
const at = async (address: string) => read((await showPart(<Where />, { address })).box);

describe('address', () => {
  test('list has its route, query and page number, and paths of its pages keep the query', async () => {
    expect(await at('/News?tag=%E5%8F%82%E8%A7%82&page=2')).toEqual({
      path: '/News',
      full: '/News?tag=%E5%8F%82%E8%A7%82&page=2',
      route: 'News',
      code: 'News',
      id: '',
      tag: '参观',
      page: 2,
      first: '/News?tag=%E5%8F%82%E8%A7%82',
      third: '/News?tag=%E5%8F%82%E8%A7%82&page=3',
    });
  });

  test('record has its decoded id, and the code of its list', async () => {
    expect(await at('/Collection/ExcellentCollection/%E9%BC%8E')).toMatchObject({
      route: 'ExcellentCollectionDetail',
      code: 'ExcellentCollection',
      id: '鼎',
      page: 1,
      first: '/Collection/ExcellentCollection/%E9%BC%8E',
    });
  });

  test.each(['/nowhere', '/News/a/b/c/d', '/%E0%A4%A', '/constructor', '/__proto__'])(
    'address %s has neither route nor code',
    async (address) => {
      const found = await at(address);
      expect(found).toMatchObject({ code: '', id: '' });
      expect(found).not.toHaveProperty('route');
    },
  );

  test.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'page=', 'page=%00'])(
    'query %s is the first page',
    async (query) => {
      expect(await at(`/News?${query}`)).toMatchObject({ page: 1, third: '/News?page=3' });
    },
  );
});

describe('navigation', () => {
  function Navigate() {
    const go = useNavigateTo();
    return (
      <>
        <Where />
        <button onClick={() => go('/Collection?page=4')}>go</button>
        <button onClick={() => go('/News', { keepScrollAndFocus: true })}>stay</button>
        <Link to="/Search?keyword=a%26b" replace onClick={(event) => event.preventDefault()}>
          prevented
        </Link>
        <Link to="/News" replace>
          replaced
        </Link>
      </>
    );
  }

  test('navigation by code changes address and page, and keeps the scroll position if asked', async () => {
    const { box } = await showPart(<Navigate />);
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    await actAndWait(() => getControl(box, 'go').click());
    expect(window.location.hash).toBe('#/Collection?page=4');
    expect(read(box)).toMatchObject({ route: 'Collection', page: 4 });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    scrollTo.mockClear();
    await actAndWait(() => getControl(box, 'stay').click());
    expect(read(box)).toMatchObject({ route: 'News' });
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('link whose handler prevents it stays on the page', async () => {
    const { box } = await showPart(<Navigate />);
    const link = getControl(box, 'prevented');
    expect(link.getAttribute('href')).toBe('#/Search?keyword=a%26b');
    await actAndWait(() => link.click());
    expect(read(box)).toMatchObject({ path: '/' });
  });

  test('link that replaces adds no history entry', async () => {
    const { box } = await showPart(<Navigate />);
    const { length } = window.history;
    await actAndWait(() => getControl(box, 'replaced').click());
    expect(read(box)).toMatchObject({ path: '/News' });
    expect(window.history).toHaveLength(length);
  });

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'click with %j is left to the browser',
    async (modifier) => {
      const { box } = await showPart(<Navigate />);
      const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifier });
      await actAndWait(() => getControl(box, 'replaced').dispatchEvent(event));
      expect(event.defaultPrevented).toBe(false);
    },
  );
});
