import { afterEach, expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import ThesisPage from './thesis-page';

const render = setUpRendering();

afterEach(() => {
  vi.unstubAllGlobals();
});

const paper = {
  id: 'a',
  categoryCode: 'SpecialThesis',
  title: '一口钟',
  summary: '八件钟都有两个音。',
  publishedAt: '2026-08-20T09:00:00+08:00',
  images: [],
  tags: [],
  content: '<h2>参考文献</h2>',
  linkUrl: '',
  facts: { author: '顾维清', journal: '云泽文博', issue: '3', keywords: '甬钟；双音' },
};

async function show(
  entry: object = {},
  service = createFakeService({ contentDetail: listResponse([{ ...paper, ...entry }]) }),
) {
  window.location.hash = '#/Research/SpecialThesis/a';
  return render(
    <TestProviders service={service}>
      <TestRouter pages={{ thesis: ThesisPage }} />
    </TestProviders>,
  );
}

test('thesis page shows author, abstract, keywords, citation and references', async () => {
  const box = await show();
  expect(getElement(box, 'h1').textContent).toBe('一口钟');
  expect(getElement(box, '.author').textContent).toBe('顾维清');
  expect(getElement(box, '.abstract').textContent).toContain('甬钟；双音');
  expect(getElement(box, '.citation').textContent).toBe('顾维清. 一口钟[J]. 云泽文博, 2026(3).');
  expect(box.textContent).toContain('参考文献');
});

test('facts of a paper whose labels failed have a retry', async () => {
  const service = createFakeService({ contentDetail: listResponse([paper]), dictList: 500 });
  const box = await show({}, service);
  const label = { dictCode: 'fact', dictValue: 'journal', label: '期刊' };
  service.answer('dictList', listResponse([label]));
  await actAndWait(() => getControl(box, '重试').click());
  expect(getElement(box, '.facts').textContent).toBe('期刊云泽文博');
});

test('copy button of the citation shows instructions when there is no clipboard', async () => {
  vi.stubGlobal('navigator', { userAgent: '' });
  const box = await show();
  await actAndWait(() => getControl(box, '复制引文').click());
  expect(getElement(box, '.result').textContent).toContain('请选中上面的文字');
});

test('thesis page shows a citation for a paper without facts and summary', async () => {
  const box = await show({ facts: undefined, summary: '' });
  expect(getElement(box, '.citation').textContent).toBe('一口钟[J]. 2026.');
});
