import { act } from 'react';
import { HashRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { setUpRendering } from '../../../app/testing/render';
import { useAddressFilters } from './use-address-filters';

const render = setUpRendering();

beforeEach(() => {
  location.hash = '#/records?kind=entry&page=3';
});

async function renderList() {
  const list = {} as {
    now: ReturnType<typeof useAddressFilters>;
    navigate: ReturnType<typeof useNavigate>;
  };
  function List() {
    list.now = useAddressFilters();
    list.navigate = useNavigate();
    return null;
  }
  await render(
    <HashRouter>
      <List />
    </HashRouter>,
  );
  return list;
}

test('a change keeps the other filters and begins at the first page', async () => {
  const list = await renderList();
  act(() => list.now.change({ keyword: '灯' }));
  expect(location.hash).toBe(`#/records?kind=entry&keyword=${encodeURIComponent('灯')}`);
  act(() => list.now.change({ keyword: '', page: '2' }));
  expect(location.hash).toBe('#/records?kind=entry&page=2');
});

test('words searched for while React renders a form that was just opened do not close it', async () => {
  const list = await renderList();
  act(() => {
    list.now.change({ new: 'article' });
    list.now.change({ keyword: 'lamp' });
  });
  expect(location.hash).toBe('#/records?kind=entry&new=article&keyword=lamp');
});

test('words searched for while React renders another page do not lead back', async () => {
  const list = await renderList();
  act(() => {
    void list.navigate('/inbox');
    list.now.change({ keyword: 'lamp' });
  });
  expect(location.hash).toBe('#/inbox');
});
