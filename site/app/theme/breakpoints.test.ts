import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no media query has a breakpoint in px, which would ignore the text size of the browser', () => {
  const styles = ['site/app', 'site/user-centre']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((name) => /\.(tsx?|css)$/.test(name) && !name.includes('.test.'));
  expect(styles.length).toBeGreaterThan(300);
  const inPx = styles.filter((name) =>
    /@media[^{]*-width:\s*[\d.]+px/.test(readFileSync(name, 'utf8')),
  );
  expect(inPx).toEqual([]);
});
