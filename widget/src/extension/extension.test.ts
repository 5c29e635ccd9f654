import { h } from 'preact';
import { expect, test } from 'vitest';
import { furtherEn, furtherZhCN } from './messages';
import { extend } from '.';
import { hasFurtherTool } from '../tools/registry';
import { furtherTools } from './further-tools';

test('extend adds every further tool once, before the last tool, with its settings and messages', () => {
  const exit = { name: 'exit' as const, icon: () => '', press: () => ({}) };
  const registry = [exit];
  const settings = {};
  const names: never[] = [];
  const hooks = { rules: () => '' };
  const messages = { exit: '' };
  for (let count = 0; count < 2; count++) {
    extend(
      h,
      registry,
      settings as never,
      names,
      hooks,
      messages as never,
      {} as never,
      {},
      {},
      'zh-CN',
    );
  }
  expect(registry.map(({ name }) => name)).toEqual([
    ...furtherTools.map(({ tool }) => tool.name),
    'exit',
  ]);
  expect(Object.keys(settings)).toEqual(names);
  expect(names).toContain('greyscale');
  expect(messages).toMatchObject(furtherZhCN);
});

test('extend writes the texts of a traditional page in its characters, and those of another toolbar in simplified ones', () => {
  const messages = { exit: '退出服务', more: '' };
  const roleNames = { link: '链接' };
  const extendIn = (lang: string) =>
    extend(
      h,
      [],
      {} as never,
      [],
      { rules: () => '' },
      messages as never,
      {} as never,
      {},
      roleNames,
      lang,
    );
  extendIn('zh-Hant');
  expect(messages).toMatchObject({ exit: '退出服務', 'caption-script': '簡繁拼音' });
  expect(roleNames.link).toBe('鏈接');
  extendIn('zh-CN');
  expect(messages).toMatchObject({ exit: '退出服务', 'caption-script': '简繁拼音' });
  expect(roleNames.link).toBe('链接');
});

test('script loads the further file for each of its tools and for no other name', () => {
  for (const { tool } of furtherTools) expect(hasFurtherTool(['exit', tool.name])).toBe(true);
  expect(hasFurtherTool(['exit', 'greyscales', 'more'])).toBe(false);
});

test('further tools have labels in both languages and unique icons on the grid', () => {
  expect(Object.keys(furtherEn)).toEqual(Object.keys(furtherZhCN));
  const icons = furtherTools.map(({ tool }) => tool.icon({} as never));
  expect(new Set(icons).size).toBe(icons.length);
  for (const icon of icons) expect(icon).toMatch(/^M[\d.\s,a-zA-Z-]+$/);
  for (const { tool } of furtherTools) {
    expect(furtherZhCN[tool.name as 'greyscale']).toMatch(/\p{sc=Han}/u);
    expect(furtherEn[tool.name as 'greyscale']).toMatch(/^[A-Z][a-z ]+$/);
  }
});
