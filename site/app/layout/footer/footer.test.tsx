import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { contact } from '../../../contract/shared/museum-contact';
import { ClockProvider } from '../../features/opening-hours/clock';
import { reportAllVisible, retryAll, textsOf, waitForText } from '../../testing/open-page';
import { makeCategory, makeEntry, makeImage } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { listResponse, pageResponse, pending, type FakeResponses } from '../../testing/test-app';
import { Footer } from './footer';
import { RelatedSites } from './related-sites';
import { phoneLink } from '../../ui/link/phone-link';

const showPart = createShowPart(setUpRendering());

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const open = (
  responses: FakeResponses = {},
  {
    language = 'zh',
    now = '2026-11-21T12:00:00+08:00',
  }: { language?: Language; now?: string } = {},
) =>
  showPart(
    <ClockProvider value={{ now: () => new Date(now) }}>
      <Footer />
    </ClockProvider>,
    { language, responses },
  );

describe('footer', () => {
  test.each([
    ['2026-12-31T23:59:00+08:00', '2026'],
    ['2027-01-01T00:00:00+08:00', '2027'],
    // New Year’s Eve of a visitor in Los Angeles.
    ['2026-12-31T08:00:00-08:00', '2027'],
  ])('copyright at %s ends with the museum’s year %s', async (now, year) => {
    const { box } = await open({}, { now });
    expect(textsOf(box, '.legal p')[0]).toMatch(new RegExp(`^© 2024–${year}\\b`));
  });

  test.each([
    ['zh', '联系我们', '网站地图'],
    ['en', 'Contact', 'Site map'],
  ] as const)('footer in %s has contact, sitemap and channels', async (language, name, sitemap) => {
    const { box } = await open({}, { language });
    expect(textsOf(box, '#footer-contact')[0]).toContain(name.slice(0, 4));
    const links = [...box.querySelectorAll('.contact a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      phoneLink(contact.enquiries),
      phoneLink(contact.booking),
      `mailto:${contact.mail}`,
    ]);
    expect(getElement(box, 'nav.sitemap').getAttribute('aria-label')).toMatch(
      new RegExp(sitemap, 'i'),
    );
    expect(box.querySelectorAll('.follow button')).toHaveLength(6);
    if (language === 'en') {
      const texts = textsOf(box, '.contact dt, .slogan, .follow button');
      expect(texts.join()).not.toMatch(/\p{Script=Han}/u);
    }
  });

  test('sitemap has two levels of the menu; hidden categories and the third level are left out', async () => {
    const { box } = await open({
      categoryList: listResponse([
        makeCategory('News', null),
        makeCategory('Notice', 'News'),
        makeCategory('Snews', 'News', { visible: false }),
        makeCategory('Deep', 'Notice'),
        makeCategory('Outside', null, {
          type: 3,
          linkUrl: 'javascript:alert(1)',
          categoryName: '外站',
        }),
      ]),
    });
    expect(textsOf(box, '.areas > li')).toEqual(['NewsNotice', '外站']);
    expect(box.querySelector('.sitemap [href^=javascript]')).toBeNull();
  });

  test.each([
    [true, true],
    [false, false],
  ])('sitemap on a wide screen (%s) is open at first: %s', async (matches, isOpen) => {
    vi.spyOn(window, 'matchMedia').mockReturnValue(
      Object.assign(new EventTarget(), { matches }) as MediaQueryList,
    );
    const { box } = await open();
    const details = getElement(box, '.sitemap details') as HTMLDetailsElement;
    expect(details.open).toBe(isOpen);
    expect(details.className).toBe('known');
    expect(textsOf(details, 'summary')).toEqual(['网站地图']);
  });

  test.each([
    ['failed', 500],
    ['pending', pending],
    ['invalid', { success: true, code: 0, data: 'nothing' }],
  ])('footer with %s categories still has contact and copyright', async (_, categoryList) => {
    const { box } = await open({ categoryList });
    expect(box.querySelectorAll('.sitemap .areas > li')).toHaveLength(0);
    expect(box.querySelectorAll('.contact a')).toHaveLength(3);
    expect(textsOf(box, '.legal p')[0]).toContain('©');
  });

  test('related sites and visits are requested when the end of the page is near', async () => {
    const browseCount = listResponse([{ total: 1234567, today: 89 }]);
    const far = await open({ browseCount, contentPage: pageResponse([]) });
    expect(far.requests('browseCount')).toBe(0);
    reportAllVisible();
    const near = await open({ browseCount, contentPage: pageResponse([]) });
    await waitForText(near.box, '本站累计访问 1,234,567 次，今日 89 次');
    expect(near.requests('contentPage')).toBe(1);
  });
});

describe('related sites', () => {
  const site = (title: string, linkUrl: string, fields = {}) =>
    makeEntry({ id: title, title, linkUrl, ...fields });

  test('related site has its plate or its name; one without a safe address is left out', async () => {
    const { box } = await showPart(<RelatedSites />, {
      responses: {
        contentPage: pageResponse([
          site('故宫', 'https://a.example/', { images: [makeImage({ alt: '匾' })] }),
          site('湖博', 'https://b.example/'),
          site('坏', 'javascript:alert(1)'),
        ]),
      },
    });
    expect(box.querySelectorAll('.plates li')).toHaveLength(2);
    expect(getElement(box, '.plates img').getAttribute('alt')).toBe('故宫');
    expect(textsOf(box, '.plates a')[1]).toContain('湖博');
    expect(getElement(box, '.head a').getAttribute('href')).toBe('#/FriendLink');
  });

  test('failed related sites are shown after a retry', async () => {
    const { box, service } = await showPart(<RelatedSites />, { responses: { contentPage: 500 } });
    service.answer('contentPage', pageResponse([site('湖博', 'https://b.example/')]));
    await retryAll(box);
    expect(box.querySelectorAll('.plates li')).toHaveLength(1);
  });
});

test.each([
  ['+86 571 8800 1234', 'tel:+8657188001234'],
  ['（0571）8800-1234', 'tel:057188001234'],
])('phone number %s is called as %s', (number, expected) => {
  expect(phoneLink(number)).toBe(expected);
});
