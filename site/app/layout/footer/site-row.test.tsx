import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { SiteRow } from './site-row';

const render = setUpRendering();

test('related sites show a failed request, and the retry repeats it', async () => {
  const service = fakeService({ contentPage: 502 });
  const box = await render(
    <Museum service={service}>
      <Routed>
        <SiteRow />
      </Routed>
    </Museum>,
  );
  expect(find(box, '[data-state=failed]').textContent).toContain('这部分内容没有加载出来');
  const site = {
    id: 's',
    categoryCode: 'FooterSite',
    title: '故宫博物院',
    linkUrl: 'https://a.example',
  };
  service.answer('contentPage', page([site]));
  await doing(() => control(box, '重试').click());
  expect(box.textContent).toContain('故宫博物院');
});
