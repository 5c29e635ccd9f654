import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestProviders, createFakeService } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { PersonSeal } from './person-seal';

const render = setUpRendering();

beforeEach(() => {
  vi.stubEnv('SEALS', 'leader-he leader-shen');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

const seal = (id: string, name: string) => (
  <TestProviders service={createFakeService()}>
    <PersonSeal id={id} name={name} image={undefined} />
  </TestProviders>
);

test('a person with a seal has an image labelled with the name, without the years of life', async () => {
  const box = await render(seal('leader-shen', '沈砚州（1961—2020）'));
  expect(getElement(box, '[role="img"]').getAttribute('aria-label')).toBe('沈砚州的名章');
});

test('the label of a seal is in English on English pages', async () => {
  const box = await render(seal('leader-shen', 'Shen Yanzhou (1961–2020)'), 'en');
  expect(getElement(box, '[role="img"]').getAttribute('aria-label')).toBe(
    'Name seal of Shen Yanzhou',
  );
});

test('a person without a seal has an initial that is hidden from assistive technology', async () => {
  const box = await render(seal('someone-else', 'lu'), 'en');
  expect(box.querySelector('[role="img"]')).toBeNull();
  const letter = getElement(box, '[aria-hidden="true"]');
  expect(letter.textContent).toBe('L');
});
