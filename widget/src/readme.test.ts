import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from './settings/settings';
import { styles } from './view/styles';
import { furtherTools } from './extension/further-tools';
import { registry } from './tools/registry';

const readme = readFileSync(resolve('widget/README.md'), 'utf8');

const halves = readme.split('\n## English\n');

const names = [...registry, ...furtherTools.map(({ tool }) => tool)].map(({ name }) => name);
const settings = [
  ...settingNames,
  ...furtherTools.flatMap((further) => Object.keys(further.settings ?? {})),
];

test.each(names)('the README names the tool %s twice', (name) => {
  expect(halves).toHaveLength(2);
  for (const half of halves) expect(half).toContain(`\`${name}\``);
});

test.each(settings)('the README explains the setting %s', (name) => {
  expect(readme).toContain(`| \`${name}\``);
});

test('the README lists every colour and font that a page may set', () => {
  const names = [...styles.matchAll(/var\((--a11y-toolbar-[a-z]+)/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(readme).toContain(`| \`${name}\``);
});
