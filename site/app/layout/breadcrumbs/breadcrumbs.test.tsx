import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { Breadcrumbs } from './breadcrumbs';

const render = setUpRendering();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

async function at(path: string, language: 'zh' | 'en' = 'zh') {
  window.location.hash = `#${path}`;
  return render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <Breadcrumbs />
      </TestRouter>
    </TestProviders>,
    language,
  );
}

test('breadcrumbs of a list end with the list, which is not a link', async () => {
  const box = await at('/News/Snews/ActNews');
  expect(textsOf(box, '.crumbs li')).toEqual(['首页', '资讯', '新闻', '活动资讯']);
  const links = [...box.querySelectorAll('.crumbs a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/', '#/News', '#/News/Snews']);
  expect(getElement(box, '[aria-current=page]').textContent).toBe('活动资讯');
});

test('breadcrumbs of a record end with a link to its list', async () => {
  const box = await at('/Exhibition/BaseExhibition/bronze');
  expect(textsOf(box, '.crumbs li')).toEqual(['首页', '展览', '基本陈列']);
  expect(box.querySelector('[aria-current]')).toBeNull();
});

test.each(['/', '/nowhere'])('page at %s has no breadcrumbs', async (path) => {
  expect((await at(path)).querySelector('.crumbs')).toBeNull();
});

test('English breadcrumbs are named in English', async () => {
  const box = await at('/News/Notice', 'en');
  expect(getElement(box, '.crumbs').closest('nav')?.getAttribute('aria-label')).toBe(
    'You are here',
  );
  expect(textsOf(box, '.crumbs li').join()).not.toMatch(/\p{Script=Han}/u);
});
