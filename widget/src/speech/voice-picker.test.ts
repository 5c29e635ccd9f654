import { describe, expect, it } from 'vitest';
import { createScriptedVoice } from './testing/scripted-utterance';
import { pickVoice } from './voice-picker';

const pick = (lang: string, ...langs: string[]) =>
  pickVoice(langs.map(createScriptedVoice), lang)?.lang;

describe('pickVoice', () => {
  it.each([
    ['zh-CN', ['en-US', 'zh-TW', 'zh-CN', 'zh-HK'], 'zh-CN'],
    ['zh-CN', ['en-US', 'zh_CN'], 'zh_CN'],
    ['zh-CN', ['zh-TW', 'cmn'], 'cmn'],
    ['zh-TW', ['zh-CN', 'zh-TW'], 'zh-TW'],
    ['zh', ['zh-TW'], 'zh-TW'],
    ['zh-Hans', ['cmn-CN'], 'cmn-CN'],
    ['cmn', ['zh-CN'], 'zh-CN'],
    ['zh-CN', ['cmn', 'cmn-LATN-PINYIN'], 'cmn-LATN-PINYIN'],
    ['zh-CN', ['cmn-LATN-PINYIN', 'zh-CN'], 'zh-CN'],
    ['zh-HK', ['zh-CN', 'yue'], 'yue'],
    ['zh-Hant-HK', ['zh-CN', 'zh-HK'], 'zh-HK'],
    ['yue', ['zh-TW', 'zh-HK'], 'zh-HK'],
    ['en-GB', ['en-US', 'en-GB'], 'en-GB'],
    ['EN', ['zh-CN', 'en-AU'], 'en-AU'],
  ])('for %s of %j picks %s', (lang, langs, expected) => {
    expect(pick(lang, ...langs)).toBe(expected);
  });

  it.each([
    ['zh-CN', ['en-US', 'ja-JP', 'zh-HK', 'yue', 'zh-MO']],
    ['en', ['zh-CN', 'eno']],
    ['zh-HK', ['zh-CN', 'cmn']],
    ['fr', []],
    ['', ['zh-CN']],
  ])('for %s of %j picks none, as all have another language', (lang, langs) => {
    expect(pick(lang, ...langs)).toBeUndefined();
  });

  it('prefers a local voice to a remote one, but not one of another region', () => {
    const remote = Object.assign(createScriptedVoice('zh-CN'), {
      name: 'remote',
      localService: false,
    });
    const local = Object.assign(createScriptedVoice('zh-CN'), { name: 'local' });
    expect(pickVoice([remote, local], 'zh-CN')?.name).toBe('local');
    expect(pickVoice([createScriptedVoice('zh-TW'), remote], 'zh-CN')?.name).toBe('remote');
  });
});
