import { expect, test } from './host';
import { installScriptedEngine } from './scripted-engine';

test('option rates makes the speed tool step through the rates and is kept beside the stored speed', async ({
  host,
}) => {
  await installScriptedEngine(host.page);
  await host.openWithToolbar('read-on', { tools: 'reset speed exit', rates: '0.75 1 1.25 2' });
  const speed = host.button('speed');
  await expect(speed).toHaveText('语速 1');
  await speed.click();
  await expect(speed).toHaveText('语速 1.25');
  await expect(speed).toHaveAttribute('aria-pressed', 'true');
  await expect(host.status).toHaveText('语速1.25倍');
  expect(await host.stored()).toEqual({
    'a11y-toolbar:rate': '1.25',
    'a11y-toolbar:speed': 'fast',
  });
  await host.page.evaluate(() => bar().speak('试听'));
  expect(await host.page.evaluate(() => window.spoken.at(-1)?.rate)).toBe(1.25);
  await host.page.reload();
  await expect(speed).toHaveText('语速 1.25');
  await host.set({ speed: 'normal' });
  await expect(speed).toHaveText('语速 1');
  await host.button('reset').click();
  expect(await host.stored()).toEqual({});
});

test('invalid rates are named by their attribute, and the speed tool keeps its two rates', async ({
  host,
}) => {
  await host.openWithToolbar('read-on', { tools: 'speed exit', rates: '9 1' });
  await expect
    .poll(() => host.warnings.filter((text) => text.includes('data-rates')).length)
    .toBe(2);
  await expect(host.button('speed')).toHaveText('语速');
  await host.button('speed').click();
  await expect(host.status).toHaveText('语速加快');
});
