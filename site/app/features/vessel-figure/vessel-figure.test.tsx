import { expect, test, vi } from 'vitest';
import { Museum, fakeService } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { VesselFigure } from './vessel-figure';

const render = setUpRendering();

vi.mock('./drawn-vessel', () => {
  const ding = { id: 'ding', name: { zh: '圆鼎', en: 'Round cauldron' }, shownWith: ['yuanding'] };
  return { drawnVesselOf: (id: string) => (ding.shownWith.includes(id) ? ding : undefined) };
});

const figure = (recordId: string) => (
  <Museum service={fakeService()}>
    <VesselFigure recordId={recordId} />
  </Museum>
);

test('a vessel drawing has an accessible name and a caption', async () => {
  const box = await render(figure('yuanding'));
  expect(find(box, '[role="img"]').getAttribute('aria-label')).toContain('圆鼎的器形线图');
  expect(find(box, 'figcaption').textContent).toContain('并非本件实测');
});

test('name and caption of a vessel drawing are in English on English pages', async () => {
  const box = await render(figure('yuanding'), 'en');
  expect(find(box, '[role="img"]').getAttribute('aria-label')).toContain('“Round cauldron”');
  expect(find(box, 'figcaption').textContent).toMatch(/^Round cauldron: drawing of the type/);
});

test('a record without a vessel drawing has no figure', async () => {
  const box = await render(figure('fangding'));
  expect(box.querySelector('figure')).toBeNull();
});
