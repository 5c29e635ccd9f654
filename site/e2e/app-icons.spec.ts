import { expect, test } from './fixtures';

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

for (const [site, name] of [
  ['/', '云泽博物馆'],
  ['/en/', 'Yunze Museum'],
] as const) {
  test(`web manifest of ${site} is linked, and its icons have the sizes that it declares`, async ({
    page,
    request,
  }) => {
    await page.goto(site);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await response.json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string }[];
    };
    expect(manifest).toMatchObject({ name, start_url: site });
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const { src, sizes } of manifest.icons) {
      const icon = await (await request.get(src)).body();
      expect(icon.subarray(0, 4)).toEqual(png);
      expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
    }
  });
}

test('favicon.ico contains the seal at 16, 32 and 48 px', async ({ request }) => {
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  const file = await response.body();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  for (const [index, size] of [16, 32, 48].entries()) {
    const entry = 6 + 16 * index;
    expect([file.readUInt8(entry), file.readUInt8(entry + 1)]).toEqual([size, size]);
    const offset = file.readUInt32LE(entry + 12);
    expect(file.subarray(offset, offset + 4)).toEqual(png);
  }
});
