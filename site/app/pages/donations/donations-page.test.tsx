import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  pageResponse,
  listResponse,
} from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import DonationsPage from './donations-page';

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
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ donations: DonationsPage }} />
    </TestProviders>,
  );
  const choices = [...getElement(box, '[role=group]').querySelectorAll('a')];
  expect(choices.map(({ textContent }) => textContent)).toEqual(['全部', '陶瓷', '青铜']);
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(2);

  await actAndWait(() => getControl(box, '青铜').click());
  expect(window.location.hash).toBe('#/Collection/CulDonation?material=bronze');
  expect(getElement(box, '.gifts').textContent).toContain('鼎');
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(1);
});

test('donations page shows and counts a gift without a donor, but not its own introduction', async () => {
  window.location.hash = '#/Collection/CulDonation';
  const introduction = { id: 'how', categoryCode: 'CulDonation', title: '捐赠须知', content: '' };
  const service = createFakeService({
    dictList: listResponse([]),
    contentCategoryText: listResponse([introduction]),
    contentPage: pageResponse([introduction, { ...gift('瓶', 'ceramic'), facts: {} }]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ donations: DonationsPage }} />
    </TestProviders>,
  );
  expect(getElement(box, '.count').textContent).toBe('共 1 件捐赠');
  expect(getElement(box, '.gifts').textContent).toContain('捐赠者未注明');
  expect(box.querySelectorAll('.gifts > li')).toHaveLength(1);
});
