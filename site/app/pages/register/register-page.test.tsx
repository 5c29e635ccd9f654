import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import RegisterPage from './register-page';

const render = setUpRendering();

async function at(path: string) {
  window.location.hash = `#${path}`;
  const entry = {
    id: 'a',
    categoryCode: path.split(/[/?]/)[2],
    title: '甬钟的音高',
    publishedAt: '2026-03-01T09:00:00+08:00',
    facts: { author: '陶一农', journal: '云泽文博', number: '三号' },
  };
  const label = (dictValue: string, text: string) => ({ dictCode: 'fact', dictValue, label: text });
  const service = createFakeService({
    contentPage: pageResponse([entry], 30),
    dictList: listResponse([
      label('author', '作者'),
      label('journal', '刊物'),
      label('number', '文号'),
    ]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ register: RegisterPage }} />
    </TestProviders>,
  );
  return { box, requestBody: service.calls.find(({ name }) => name === 'contentPage')?.body };
}

test('paper in the register shows author and journal and links to its page; the list is paginated', async () => {
  const { box, requestBody } = await at('/Research/SpecialThesis?page=2');
  expect(JSON.parse(requestBody ?? '')).toMatchObject({
    categoryCode: 'SpecialThesis',
    pageNum: 2,
  });
  expect(getElement(box, '.rows h2 a').getAttribute('href')).toBe('#/Research/SpecialThesis/a');
  expect(getElement(box, '.rows .facts').textContent).toBe('作者陶一农刊物云泽文博');
  expect(getElement(box, '.rows time').textContent).toContain('2026年3月');
  expect(getControl(box, '第 3 页').getAttribute('href')).toBe('#/Research/SpecialThesis?page=3');
});

test('rule in the register shows its number and no facts of papers', async () => {
  const { box } = await at('/Survey/Rules');
  expect(getElement(box, '.rows .facts').textContent).toBe('文号三号');
  expect(getElement(box, '.rows h2 a').getAttribute('href')).toBe('#/Survey/Rules/Rules/a');
});
