import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { SiteRow } from './site-row';

const render = setUpRendering();

test('related sites show a failed request, and the retry repeats it', async () => {
  const service = fakeService({ contentPage: 502 });
  const container = await render(
    <Museum service={service}>
      <Routed>
        <SiteRow />
      </Routed>
    </Museum>,
  );
  expect(find(container, '[data-state=failed]').textContent).toContain('这部分内容没有加载出来');
  const site = {
    id: 's',
    categoryCode: 'FooterSite',
    title: '故宫博物院',
    linkUrl: 'https://a.example',
  };
  service.answer('contentPage', page([site]));
  await doing(() => control(container, '重试').click());
  expect(container.textContent).toContain('故宫博物院');
});
