import { expect, test } from 'vitest';
import { retryAll } from '../../testing/open-page';
import { makeExhibit } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { RelatedObjects } from './related-objects';

const render = setUpRendering();

async function show(related: unknown) {
  window.location.hash = '#/Collection/ExcellentCollection/ding';
  const service = createFakeService({
    exhibitDetail: listResponse([makeExhibit()]),
    exhibitRelated: related,
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ object: RelatedObjects }} />
    </TestProviders>,
  );
  return { box, service };
}

const gui = makeExhibit({ id: 'gui', title: '青铜簋', period: 'zhou' });
const groups = [
  { by: 'motif', label: '兽面', objects: [gui] },
  {
    by: 'period',
    label: '商',
    total: 31,
    objects: ['a', 'b', 'c', 'd'].map((id) => makeExhibit({ id, title: id })),
  },
  { by: 'aura', label: '', objects: [makeExhibit({ id: 'x' })] },
  { by: 'colour', label: '', objects: [] },
];

test('related objects are shown by one relation, the others by tabs; unknown and empty ones are left out', async () => {
  const { box } = await show(listResponse(groups));
  const tabs = [...box.querySelectorAll('[role=tab]')].map((tab) => tab.textContent);
  expect(tabs).toEqual(['纹饰：兽面', '时代：商']);
  expect(box.querySelectorAll('[role=tabpanel] li')).toHaveLength(1);
  await actAndWait(() => getElement(box, '#related-period').click());
  expect(box.querySelectorAll('[role=tabpanel] li')).toHaveLength(4);
  expect(getElement(box, '[role=tabpanel]').getAttribute('aria-labelledby')).toBe('related-period');
  expect(getControl(box, '全部 31 条').getAttribute('href')).toBe('#/Collection?period=shang');
});

test('without related objects there is no section', async () => {
  const { box, service } = await show(listResponse([]));
  expect(service.calls.find(({ name }) => name === 'exhibitRelated')?.body).toContain('ding');
  expect(box.querySelector('[aria-labelledby=related]')).toBeNull();
});

test('failed request of the related objects is repeated by its retry', async () => {
  const { box, service } = await show(500);
  expect(box.querySelector('[role=tab]')).toBeNull();
  service.answer('exhibitRelated', listResponse([{ by: 'colour', label: '', objects: [gui] }]));
  await retryAll(box);
  expect(box.textContent).toContain('青铜簋');
});
