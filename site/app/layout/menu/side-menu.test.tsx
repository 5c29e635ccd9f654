import { expect, test } from 'vitest';
import { useCategories } from '../../api/hooks/category';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { useActiveTrail } from './active-trail';
import { SideMenu } from './side-menu';

const render = setUpRendering();

function Side() {
  useCategories();
  const trail = useActiveTrail();
  return <SideMenu key={trail[0]?.category.id} trail={trail} />;
}

async function renderAt(path: string) {
  window.location.hash = `#${path}`;
  return render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <Side />
      </TestRouter>
    </TestProviders>,
  );
}

test('side menu shows the area’s second level and marks the current page', async () => {
  const container = await renderAt('/News/Notice');
  expect(getElement(container, 'h2').textContent).toBe('资讯');
  expect(getControl(container, '公告').getAttribute('aria-current')).toBe('page');
  expect(getControl(container, '新闻').getAttribute('aria-current')).toBeNull();
});

test('third level of the side menu is closed until its button is clicked', async () => {
  const container = await renderAt('/News/Notice');
  expect(getElement(container, '.third').hidden).toBe(true);
  await actAndWait(() => getControl(container, '展开“新闻”的子栏目').click());
  expect(getElement(container, '.third').hidden).toBe(false);
});

test('side menu opens the third level and marks page and parent on a third-level page', async () => {
  const container = await renderAt('/News/Snews/NewsInfo');
  expect(getElement(container, '.third').hidden).toBe(false);
  expect(getControl(container, '馆内要闻').getAttribute('aria-current')).toBe('page');
  expect(getControl(container, '新闻').getAttribute('aria-current')).toBe('true');
});

test('navigation to a page with a third level opens it in the side menu', async () => {
  const container = await renderAt('/News/Notice');
  const menu = getElement(container, 'nav');
  await actAndWait(() => {
    window.location.hash = '#/News/Snews';
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(getElement(container, '.third').hidden).toBe(false);
  expect(getElement(container, 'nav')).toBe(menu);
});
