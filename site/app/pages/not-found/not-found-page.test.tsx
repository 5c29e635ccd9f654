import { expect, test } from 'vitest';
import { Museum, Routed, fakeService } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { MissingPage } from '../../router/missing-page';

const render = setUpRendering();

async function at(address: string) {
  window.location.hash = address;
  return render(
    <Museum service={fakeService()}>
      <Routed pages={{ object: () => Promise.resolve(MissingPage) }} />
    </Museum>,
  );
}

test('unknown address shows “page not found” with a search field and links', async () => {
  const box = await at('#/nowhere');
  expect(find(box, 'h1').textContent).toBe('没有找到这个页面');
  expect(document.title).toContain('没有找到这个页面');
  expect(find(box, '[role=search]').getAttribute('aria-label')).toBe('换个关键字查找');
  const links = [...box.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/', '#/Exhibition', '#/Collection']);
});

test('address of a missing record shows “entry not found” with a link to its list', async () => {
  const box = await at('#/Collection/ExcellentCollection/gone');
  expect(find(box, 'h1').textContent).toBe('没有找到这条内容');
  expect(find(box, '[role=search]')).toBeTruthy();
  const [first] = box.querySelectorAll('p a');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    '馆藏精品',
    '#/Collection/ExcellentCollection',
  ]);
});
