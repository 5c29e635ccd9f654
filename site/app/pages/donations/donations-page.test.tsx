import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
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
  const service = createFakeService({
    dictList: listResponse([
      value('jade', '玉'),
      value('ceramic', '陶瓷'),
      value('bronze', '青铜'),
    ]),
    contentPage: pageResponse([gift('瓶', 'ceramic'), gift('鼎', 'bronze')]),
    contentPageByDict: pageResponse([gift('鼎', 'bronze')]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ donations: () => Promise.resolve(DonationsPage) }} />
    </TestProviders>,
  );
  const choices = [...getElement(box, '[role=group]').querySelectorAll('a')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '陶瓷', '青铜']);
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(2);

  await actAndWait(() => getControl(box, '青铜').click());
  expect(window.location.hash).toBe('#/Collection/CulDonation?material=bronze');
  const request = service.calls.find(({ name }) => name === 'contentPageByDict');
  expect(JSON.parse(request?.body ?? '')).toMatchObject({
    categoryCode: 'CulDonation',
    dictCode: 'material',
    dictValue: 'bronze',
  });
  expect(getElement(box, '.gifts').textContent).toContain('鼎');
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(1);
});
