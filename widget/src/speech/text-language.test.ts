import { expect, it } from 'vitest';
import { textLanguage } from './text-language';

it.each([
  // A known tag of the text's script is used.
  ['馆藏精品', 'zh-CN', 'zh-CN'],
  ['館藏', 'zh-HK', 'zh-HK'],
  ['About us', 'en-GB', 'en-GB'],
  ['Über uns', 'de', 'de'],
  ['青铜器の展示', 'ja', 'ja'],
  ['2024', 'fr', 'fr'],
  // The script of the text outweighs a tag that contradicts it.
  ['馆藏精品', 'en', 'zh-CN'],
  ['欢迎使用 WiFi 服务', 'en-US', 'zh-CN'],
  ['展覧会のご案内', 'en', 'ja'],
  ['전시 안내', 'zh-CN', 'ko'],
  ['О музее', 'en', 'ru'],
  ['About us', 'zh-CN', 'en'],
  ['About us', 'uk', 'en'],
  // A few words of another script do not outweigh the tag.
  ['Beijing (北京) is the capital', 'en', 'en'],
  ['Sony PlayStation Pro 发布', 'zh-CN', 'zh-CN'],
  ['VR', 'zh-CN', 'zh-CN'],
  // Unknown tags are ignored.
  ['馆藏精品', 'cn', 'zh-CN'],
  ['About us', 'us', 'en'],
  ['About us', 'not a tag!', 'en'],
  ['馆藏', 'zh_CN', 'zh_CN'],
  ['2024', 'cn', 'zh-CN'],
  ['2024', '', 'zh-CN'],
])('language of %s tagged "%s" is %s', (text, lang, expected) => {
  expect(textLanguage(text, lang, 'zh-CN')).toBe(expected);
});
