import { expect, test, vi } from 'vitest';
import { TestProviders, createFakeService } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { VesselFigure } from './vessel-figure';

const render = setUpRendering();

vi.mock('./drawn-vessel', () => {
  const ding = { id: 'ding', name: { zh: '圆鼎', en: 'Round cauldron' }, shownWith: ['yuanding'] };
  return { drawnVesselOf: (id: string) => (ding.shownWith.includes(id) ? ding : undefined) };
});

const figure = (recordId: string) => (
  <TestProviders service={createFakeService()}>
    <VesselFigure recordId={recordId} />
  </TestProviders>
);

test('a vessel drawing has an accessible name and a caption', async () => {
  const box = await render(figure('yuanding'));
  expect(getElement(box, '[role="img"]').getAttribute('aria-label')).toContain('圆鼎的器形线图');
  expect(getElement(box, 'figcaption').textContent).toContain('并非本件实测');
});

test('name and caption of a vessel drawing are in English on English pages', async () => {
  const box = await render(figure('yuanding'), 'en');
  expect(getElement(box, '[role="img"]').getAttribute('aria-label')).toContain('“Round cauldron”');
  expect(getElement(box, 'figcaption').textContent).toMatch(/^Round cauldron: drawing of the type/);
});

test('a record without a vessel drawing has no figure', async () => {
  const box = await render(figure('fangding'));
  expect(box.querySelector('figure')).toBeNull();
});
