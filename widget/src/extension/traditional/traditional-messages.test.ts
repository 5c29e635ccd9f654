import { expect, test } from 'vitest';
import { roleNamesFor } from '../../messages/role-names';
import { zhCN } from '../../messages/texts';
import { toTraditional } from '../captions/traditional';
import { furtherZhCN } from '../messages';
import { textZoomZhCN } from '../text-zoom/messages';
import { writeScript } from './traditional-messages';

const tables: Record<string, Record<string, string | undefined>> = {
  zhCN: { ...zhCN },
  roleNames: roleNamesFor('zh-CN'),
  furtherZhCN: { ...furtherZhCN },
  textZoomZhCN: { ...textZoomZhCN },
};

test.each(Object.entries(tables))('texts of %s are the traditional ones of OpenCC', (_, texts) => {
  const table = { ...texts };
  writeScript(table, 'zh-Hant');
  for (const [key, text = ''] of Object.entries(texts)) {
    expect(table[key]).toBe(toTraditional(text));
  }
});

test.each(Object.entries(tables))('texts of %s are simplified again', (_, texts) => {
  const table = { ...texts };
  writeScript(table, 'zh-Hant');
  writeScript(table, 'zh-Hant');
  writeScript(table, 'zh-CN');
  expect(table).toEqual({ ...texts });
});
