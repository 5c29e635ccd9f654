import { expect, test } from 'vitest';
import { useCategories } from '../../api/use-categories';
import { Museum, Routed, fakeService } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { useActiveTrail } from './active-trail';
import { SideMenu } from './side-menu';

const render = setUpRendering();

function Side() {
  useCategories();
  const trail = useActiveTrail();
  return <SideMenu key={trail[0]?.category.id} trail={trail} />;
}

async function at(path: string) {
  window.location.hash = `#${path}`;
  return render(
    <Museum service={fakeService()}>
      <Routed>
        <Side />
      </Routed>
    </Museum>,
  );
}

test('shows the area’s second level and marks the shown page', async () => {
  const box = await at('/News/Notice');
  expect(find(box, 'h2').textContent).toBe('资讯');
  expect(control(box, '公告').getAttribute('aria-current')).toBe('page');
  expect(control(box, '新闻').getAttribute('aria-current')).toBeNull();
});

test('the third level is closed until it is opened, or the shown page is in it', async () => {
  const box = await at('/News/Notice');
  expect(find(box, '.third').hidden).toBe(true);
  await doing(() => control(box, '展开“新闻”的子栏目').click());
  expect(find(box, '.third').hidden).toBe(false);
});

test('a page of the third level marks the way down to it', async () => {
  const box = await at('/News/Snews/NewsInfo');
  expect(find(box, '.third').hidden).toBe(false);
  expect(control(box, '馆内要闻').getAttribute('aria-current')).toBe('page');
  expect(control(box, '新闻').getAttribute('aria-current')).toBe('true');
});

test('going on to a page with a third level opens it', async () => {
  const box = await at('/News/Notice');
  const menu = find(box, 'nav');
  await doing(() => {
    window.location.hash = '#/News/Snews';
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(find(box, '.third').hidden).toBe(false);
  expect(find(box, 'nav')).toBe(menu);
});
