import { describe, expect, it } from 'vitest';
import { registry } from '../tools/registry';
import { messagesFor, toolbarLang } from './messages';
import { en, zhCN } from './texts';

describe('messages', () => {
  it.each([
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['zh', 'zh-CN'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['ZH-hant-TW', 'zh-Hant'],
    ['zh-Hans', 'zh-CN'],
    ['fr', 'zh-CN'],
    ['', 'zh-CN'],
    ['enm', 'zh-CN'],
  ])('lang "%s" selects the messages of %s', (lang, expected) => {
    expect(toolbarLang(lang)).toBe(expected);
  });

  it('contain a label for every tool in both languages', () => {
    for (const { name } of registry) {
      expect(zhCN[name]).toMatch(/\p{sc=Han}/u);
      expect(en[name]).toMatch(/^[A-Z][a-z ]+$/);
    }
  });

  it('have the same keys and placeholders in both languages', () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(zhCN).sort());
    for (const name of Object.keys(en) as (keyof typeof en)[]) {
      expect(en[name]?.match(/\{\w+\}/g)).toEqual(zhCN[name]?.match(/\{\w+\}/g));
    }
  });

  it('are replaced by messages of the host', () => {
    expect(messagesFor('en', { exit: 'Leave' })).toMatchObject({ exit: 'Leave', reset: 'Reset' });
    expect(en.exit).toBe('Exit');
  });
});
