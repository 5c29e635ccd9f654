import { expect, test } from 'vitest';
import { useTestMuseum } from '../../testing/test-museum';

const museum = useTestMuseum();

test('dictList returns values in order with labels in the language of the site', async () => {
  expect(await museum.rows('dictList', { siteId: '1', dictCode: 'period' })).toEqual([
    { dictCode: 'period', dictValue: 'shang', label: '商' },
    { dictCode: 'period', dictValue: 'ming', label: '明' },
  ]);
  const english = await museum.rows('dictList', { siteId: '2', dictCode: 'material' });
  expect(english.map(({ label }) => label)).toEqual(['Bronze', 'Jade']);
});

test('dictList of an unknown dictionary is empty', async () => {
  expect(await museum.rows('dictList', { dictCode: 'colour' })).toEqual([]);
});
