import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page, rows } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { DonationsPage } from './donations-page';

const render = setUpRendering();

const gift = (id: string, material: string) => ({
  id,
  categoryCode: 'CulDonation',
  title: id,
  material,
  facts: { donor: '沈氏' },
});
const value = (dictValue: string, label: string) => ({ dictCode: 'material', dictValue, label });

test('donations page offers only the materials of its gifts and filters by the chosen one', async () => {
  window.location.hash = '#/Collection/CulDonation';
  const service = fakeService({
    dictList: rows([value('jade', '玉'), value('ceramic', '陶瓷'), value('bronze', '青铜')]),
    contentPage: page([gift('瓶', 'ceramic'), gift('鼎', 'bronze')]),
    contentPageByDict: page([gift('鼎', 'bronze')]),
  });
  const box = await render(
    <Museum service={service}>
      <Routed pages={{ donations: () => Promise.resolve(DonationsPage) }} />
    </Museum>,
  );
  const choices = [...find(box, '[role=group]').querySelectorAll('a')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '陶瓷', '青铜']);
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(2);

  await doing(() => control(box, '青铜').click());
  expect(window.location.hash).toBe('#/Collection/CulDonation?material=bronze');
  const request = service.calls.find(({ name }) => name === 'contentPageByDict');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    categoryCode: 'CulDonation',
    dictCode: 'material',
    dictValue: 'bronze',
  });
  expect(find(box, '.gifts').textContent).toContain('鼎');
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(1);
});
