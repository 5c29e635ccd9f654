import { expect, test } from 'vitest';
import { HttpError } from '../../http/http-error';
import { errorPage } from './error-page';

test('error page escapes the requested URL', () => {
  const address = '/<script>alert("x")</script>&';
  const page = errorPage(new HttpError(404, (messages) => messages.urlNotFound(address)));
  expect(page).toContain('/&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;');
  expect(page).not.toContain('<script');
});

test('error page names and links both sites, with lang=en on the English part', () => {
  const page = errorPage(new HttpError(503, (messages) => messages.serviceUnavailable));
  expect(page).toMatch(/<h1>服务不可用<\/h1>[^]*<div lang="en">\s*<p>Service unavailable<\/p>/);
  expect(page).toMatch(/href="\/"[^]*href="\/en\/"/);
});
