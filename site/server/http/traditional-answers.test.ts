import { expect, test } from 'vitest';
import { toTraditionalResult, toTraditionalTexts } from './traditional-answers';

test('texts are converted, at any depth and in markup', () => {
  expect(
    toTraditionalTexts({
      title: '青铜编钟',
      tags: ['乐器', { tagName: '礼乐' }],
      content: '<p>商<em>后</em>期：以后</p>',
      left: 3,
      endDate: null,
      isOpen: true,
    }),
  ).toEqual({
    title: '青銅編鐘',
    tags: ['樂器', { tagName: '禮樂' }],
    content: '<p>商<em>後</em>期：以後</p>',
    left: 3,
    endDate: null,
    isOpen: true,
  });
});

test('ids, codes, dates and addresses stay', () => {
  const record = {
    id: 'shang-ding-cma',
    route: '/Search?keyword=汉',
    linkUrl: 'https://museum.example/汉代?x=钟',
    fragment: '#汉',
    thumbImg: '/media/汉.avif',
    publishedAt: '2026-11-28T10:00:00+08:00',
  };
  expect(toTraditionalTexts(record)).toEqual(record);
});

test('captions have the address of their traditional text', () => {
  expect(toTraditionalTexts({ src: '/media/a-1.vtt' })).toEqual({
    src: '/media/a-1.vtt?script=hant',
  });
});

test('a text that begins with a slash or a scheme is converted', () => {
  expect(toTraditionalTexts('/ 汉代')).toBe('/ 漢代');
  expect(toTraditionalTexts('时间: 汉代')).toBe('時間: 漢代');
});

test('a cached result is converted once', () => {
  const result = [{ title: '汉' }];
  const first = toTraditionalResult('contentNews', result);
  expect(first).toEqual([{ title: '漢' }]);
  expect(toTraditionalResult('contentNews', result)).toBe(first);
  expect(result).toEqual([{ title: '汉' }]);
});

test('what visitors have written stays as written', () => {
  const member = { id: '1', nickName: '里头' };
  expect(toTraditionalResult('memberInfo', member)).toBe(member);
});
