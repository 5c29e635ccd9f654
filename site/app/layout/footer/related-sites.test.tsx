import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { RelatedSites } from './related-sites';

const render = setUpRendering();

test('related sites show a failed request, and the retry repeats it', async () => {
  const service = createFakeService({ contentPage: 502 });
  const container = await render(
    <TestProviders service={service}>
      <TestRouter>
        <RelatedSites />
      </TestRouter>
    </TestProviders>,
  );
  expect(getElement(container, '[data-state=failed]').textContent).toContain(
    '这部分内容没有加载出来',
  );
  const site = {
    id: 's',
    categoryCode: 'FooterSite',
    title: '故宫博物院',
    linkUrl: 'https://a.example',
  };
  service.answer('contentPage', pageResponse([site]));
  await actAndWait(() => getControl(container, '重试').click());
  expect(container.textContent).toContain('故宫博物院');
});
