import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { NotFound } from '../../router/not-found';

const render = setUpRendering();

async function at(address: string) {
  window.location.hash = address;
  return render(
    <TestProviders service={createFakeService()}>
      <TestRouter pages={{ object: NotFound }} />
    </TestProviders>,
  );
}

test('unknown address shows “page not found” with a search field and links', async () => {
  const box = await at('#/nowhere');
  expect(getElement(box, 'h1').textContent).toBe('没有找到这个页面');
  expect(document.title).toContain('没有找到这个页面');
  expect(getElement(box, '[role=search]').getAttribute('aria-label')).toBe('换个关键字查找');
  const links = [...box.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/', '#/Exhibition', '#/Collection']);
});

test('address of a missing record shows “entry not found” with a link to its list', async () => {
  const box = await at('#/Collection/ExcellentCollection/gone');
  expect(getElement(box, 'h1').textContent).toBe('没有找到这条内容');
  expect(getElement(box, '[role=search]')).toBeTruthy();
  const [first] = box.querySelectorAll('p a');
  expect([first?.textContent, first?.getAttribute('href')]).toEqual([
    '馆藏精品',
    '#/Collection/ExcellentCollection',
  ]);
});
