import { expect, test } from 'vitest';
import { writeManifest } from './app-icons';
import { routes } from './routes';
import { routeTitles } from './route-titles';
import { titleOfRoute } from './route-titles/title-of-route';
import { isRecordRoute } from './route-paths';

test('the web manifest has the start address, the language and icons of both purposes', () => {
  const manifest = JSON.parse(
    writeManifest('en', { name: 'Yunze Museum', description: 'It.' }),
  ) as {
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({
    name: 'Yunze Museum',
    start_url: '/en/',
    lang: 'en',
    display: 'minimal-ui',
  });
  const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});

test.each(['zh', 'en'] as const)('titles of menu pages are unique in %s', (language) => {
  const titles = routes
    .filter((route) => !isRecordRoute(route))
    .map((route) => titleOfRoute(routeTitles[language], route));
  const duplicates = titles.filter((title, index) => titles.indexOf(title) !== index);
  expect(duplicates).toEqual([]);
});
