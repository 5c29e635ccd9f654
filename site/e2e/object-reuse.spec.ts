import { readFile } from 'node:fs/promises';
import { expectAccessible } from './axe';
import { expect, visit } from './fixtures';
import { test } from './shared-page';

const route = '/Collection/ExcellentCollection/yuanding';
const messages = {
  zh: {
    ...{ open: '下载与引用', copy: '复制', copied: '已复制', save: '下载 .bib', field: '长期网址' },
    ...{
      holder: '云泽博物馆. 饕餮纹圆鼎: 商',
      manifest: 'IIIF 清单',
      openManifest: '打开 IIIF 清单',
      original: /^原图 1280 × 1600 JPEG \d+ KB$/,
    },
  },
  en: {
    ...{ open: 'Download and cite', copy: 'Copy', copied: 'Copied', save: 'Save as .bib' },
    ...{
      field: 'Permanent link',
      manifest: 'IIIF manifest',
      openManifest: 'Open the IIIF manifest',
    },
    holder: 'Yunze Museum. Round tripod cauldron (ding) with animal masks: ',
    original: /^Original 1280 × 1600 JPEG \d+ KB$/,
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const w = messages[language];
  test(`object can be downloaded, cited and opened by IIIF (${language})`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, language, route);
    const opener = page.getByRole('button', { name: w.open });
    await opener.click();
    const dialog = page.getByRole('dialog');

    const original = dialog.getByRole('link', { name: w.original });
    await expect(original).toHaveAttribute('download', 'yuanding-1280.jpg');
    await expect(dialog.getByRole('link', { name: /^CC0 1\.0/ })).toHaveAttribute(
      'href',
      'https://creativecommons.org/publicdomain/zero/1.0/',
    );

    await dialog.getByRole('button', { name: w.copy }).first().click();
    await expect(dialog.getByText(w.copied)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(w.holder);
    const permalink = await dialog.getByLabel(w.field, { exact: true }).inputValue();
    expect(copied).toContain(permalink);
    expect((await request.get(permalink)).status()).toBe(200);

    await dialog.getByRole('radio', { name: 'BibTeX' }).check();
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: w.save }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe('yuanding.bib');
    expect(await readFile(await saved.path(), 'utf8')).toContain('@misc{yuanding,');

    const address = await dialog.getByLabel(w.manifest, { exact: true }).inputValue();
    await expect(dialog.getByRole('link', { name: w.openManifest })).toHaveAttribute(
      'href',
      address,
    );
    const manifest = await request.get(address, { headers: { origin: 'https://viewer.example' } });
    expect(manifest.headers()['access-control-allow-origin']).toBe('*');
    expect(await manifest.json()).toMatchObject({ id: address, type: 'Manifest' });
    expect(address).toContain(baseURL);

    await expectAccessible(page, { include: 'dialog', language });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
}
