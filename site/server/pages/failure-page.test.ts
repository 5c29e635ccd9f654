import { expect, test } from 'vitest';
import { CallFailure } from '../http/failure';
import { failurePage } from './failure-page';

test('error page escapes the requested URL', () => {
  const address = '/<script>alert("x")</script>&';
  const page = failurePage(new CallFailure(404, (messages) => messages.noSuchAddress(address)));
  expect(page).toContain('/&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;');
  expect(page).not.toContain('<script');
});

test('error page names and links both sites, with lang=en on the English part', () => {
  const page = failurePage(new CallFailure(503, (messages) => messages.unavailable));
  expect(page).toMatch(/<h1>服务不可用<\/h1>[^]*<div lang="en">\s*<p>Service unavailable<\/p>/);
  expect(page).toMatch(/href="\/"[^]*href="\/en\/"/);
});
