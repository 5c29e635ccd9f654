/** What robots may read: all pages; not what is a visitor's own, nor what costs work to make. */
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
