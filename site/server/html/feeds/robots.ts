/** robots.txt: allows all pages; disallows personal data and expensive endpoints. */
export function robotsText(origin: string): string {
  const closed = ['/app/', '/inte-engine/', '/user-centre/', '/tts'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
