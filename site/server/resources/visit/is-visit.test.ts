import { expect, test } from 'vitest';
import { isVisit } from './is-visit';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (headers: Record<string, string>) => ({ method: 'GET', headers });

test.each([
  ['a browser', { 'user-agent': firefox }],
  ['a browser that has the page already', { 'user-agent': firefox, 'if-none-match': 'W/"a"' }],
  ['somebody who does not say with what', {}],
])('%s visits', (_, headers) => {
  expect(isVisit(get(headers))).toBe(true);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
  ['Sogou web spider/4.0'],
  ['kube-probe/1.30'],
  ['ELB-HealthChecker/2.0'],
])('%s does not', (agent) => {
  expect(isVisit(get({ 'user-agent': agent }))).toBe(false);
});

test.each([
  [{ 'sec-purpose': 'prefetch' }],
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ purpose: 'prefetch' }],
  [{ 'x-moz': 'prefetch' }],
])('what is fetched before anybody asked for it is no visit: %j', (headers) => {
  expect(isVisit(get({ 'user-agent': firefox, ...headers }))).toBe(false);
});

test('a HEAD request is no visit', () => {
  expect(isVisit({ method: 'HEAD', headers: {} })).toBe(false);
});
