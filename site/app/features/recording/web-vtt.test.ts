import { expect, test } from 'vitest';
import { parseWebVtt } from './web-vtt';

test('WebVTT cues are parsed with their start, without voice and style tags', () => {
  const file =
    'WEBVTT\r\n\r\nNOTE made by hand\r\n\r\n1\r\n00:00:01.500 --> 00:00:04.000 align:start\r\n' +
    '<v 讲解员>第一句，\r\n<i>第二句</i>\r\n\r\n01:02.000 --> 01:05.000\r\n末句\r\n';
  expect(parseWebVtt(file)).toEqual([
    { start: 1, text: '第一句， 第二句' },
    { start: 62, text: '末句' },
  ]);
});

test('WebVTT blocks that cannot be parsed are left out', () => {
  expect(parseWebVtt('')).toEqual([]);
  expect(parseWebVtt('<html>404</html>')).toEqual([]);
  expect(parseWebVtt('WEBVTT\n\n00:01.000 --> 00:02.000\n\n')).toEqual([]);
});
