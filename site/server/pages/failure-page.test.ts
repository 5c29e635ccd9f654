import { expect, test } from 'vitest';
import { CallFailure } from '../http/failure';
import { failurePage } from './failure-page';

test('the address that somebody sent is text, not mark-up', () => {
  const address = '/<script>alert("x")</script>&';
  const page = failurePage(new CallFailure(404, (words) => words.noSuchAddress(address)));
  expect(page).toContain('/&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;');
  expect(page).not.toContain('<script');
});

test('both sites are named and linked, the English part in English', () => {
  const page = failurePage(new CallFailure(503, (words) => words.unavailable));
  expect(page).toMatch(/<h1>服务不可用<\/h1>[^]*<div lang="en">\s*<p>Service unavailable<\/p>/);
  expect(page).toMatch(/href="\/"[^]*href="\/en\/"/);
});
