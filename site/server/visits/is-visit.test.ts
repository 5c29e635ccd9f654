import { expect, test } from 'vitest';
import { isVisit } from './is-visit';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const get = (headers: Record<string, string>) => ({ method: 'GET', headers });

const webView = 'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/116.0 Mobile';

test.each([
  ['a browser', { 'user-agent': firefox }],
  ['a browser with a cached page', { 'user-agent': firefox, 'if-none-match': 'W/"a"' }],
  ['a client without a user agent', {}],
  ['curl', { 'user-agent': 'curl/8.5.0' }],
  ['a browser under test', { 'user-agent': 'Mozilla/5.0 (X11) HeadlessChrome/120.0' }],
  ['WeChat', { 'user-agent': `${webView} MicroMessenger/8.0.47 NetType/WIFI Language/zh_CN` }],
  ['Toutiao', { 'user-agent': `${webView} newsArticle/9.1.0 NewsArticle/9.1.0 JsSdk/2` }],
  ['Baidu’s app', { 'user-agent': `${webView} baiduboxapp/13.35.0.11 (Baidu; P1 11)` }],
  ['a phone named CUBOT', { 'user-agent': `${webView} (Android 9; CUBOT_X18)` }],
])('GET of %s is a visit', (_, headers) => {
  expect(isVisit(get(headers))).toBe(true);
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)'],
  ['Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)'],
  ['Sogou web spider/4.0'],
  ['Mozilla/5.0 AppleWebKit/537.36 (compatible; ChatGPT-User/1.0; +https://openai.com/bot)'],
  ['Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)'],
  ['Feedly/1.0 (+http://www.feedly.com/fetcher.html; 3 subscribers)'],
  ['an unlisted crawler/1.0'],
  ['kube-probe/1.30'],
  ['ELB-HealthChecker/2.0'],
])('GET of %s is not a visit', (agent) => {
  expect(isVisit(get({ 'user-agent': agent }))).toBe(false);
});

test.each([
  [{ 'sec-purpose': 'prefetch' }],
  [{ 'sec-purpose': 'prefetch;prerender' }],
  [{ purpose: 'prefetch' }],
  [{ 'x-moz': 'prefetch' }],
])('prefetch with %j is not a visit', (headers) => {
  expect(isVisit(get({ 'user-agent': firefox, ...headers }))).toBe(false);
});

test('HEAD request is not a visit', () => {
  expect(isVisit({ method: 'HEAD', headers: {} })).toBe(false);
});
