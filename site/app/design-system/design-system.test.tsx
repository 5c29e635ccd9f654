import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService } from '../testing/test-app';
import { setUpRendering } from '../testing/render';
import { DesignSystem } from './design-system';
import { specimens } from './specimens';

const themes = {
  light: { '--paper': '#fff' },
  dark: { '--paper': '#111' },
  contrast: { '--paper': '#fff' },
  'contrast-dark': { '--paper': '#000' },
};

const render = setUpRendering();

test('the design system shows every specimen in all four themes', async () => {
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter>
        <DesignSystem themes={themes} />
      </TestRouter>
    </TestProviders>,
  );
  for (const { id } of specimens) {
    const panels = [...box.querySelectorAll<HTMLElement>(`#${id} [role=group][aria-label]`)];
    const named = panels.filter((panel) => panel.style.getPropertyValue('--paper') !== '');
    expect(named.length, id).toBe(4);
    for (const panel of named) expect(panel.querySelectorAll('*').length, id).toBeGreaterThan(2);
  }
});

test('the design system shows every component of ui', () => {
  const shown = readdirSync('site/app/design-system/specimens')
    .map((name) => readFileSync(`site/app/design-system/specimens/${name}`, 'utf8'))
    .join('\n');
  // Parts of other components, invisible ones, and those that need a picture.
  const parts = [
    'captioned-picture',
    'chunk-retry',
    'dialog-header',
    'lazy-on-visible',
    'lazy-part',
    'error-boundary',
    'date-time',
    'picture',
    'scene-picture',
    'pagination',
    'visually-hidden',
    'notices',
    'field-frame',
    'icon',
    'zoom-buttons',
    'zoom-icons',
  ];
  const components = readdirSync('site/app/ui', { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.]+\.tsx$/.test(name))
    .map((name) => basename(name, '.tsx'))
    .filter((name) => !parts.includes(name));
  expect(components.length).toBeGreaterThan(10);
  expect(components.filter((name) => !new RegExp(`ui/(?:[\\w-]+/)*${name}'`).test(shown))).toEqual(
    [],
  );
});
