import type { Locator, Page } from '@playwright/test';
import type { PageKind, Route } from '../../contract/routes';
import { expect } from '../fixtures';

/** What the main part of a page must hold at least. */
interface Content {
  /** Characters of text that is no heading, link, label or button. */
  text?: number;
  /** How many of each selector are shown. */
  holds?: Readonly<Record<string, number>>;
}

const recordIn = (area: string) => `a[href*="#/${area}/"]`;
const some = 3;
const list = (selector: string): Content => ({ holds: { [selector]: some } });
const told: Content = { text: 80 };

/** By page kind. The search has no address of its own to walk to: its tests ask for its hits. */
const contents: Readonly<Record<Exclude<PageKind, 'search'>, Content>> = {
  home: {
    text: 80,
    holds: {
      section: 5,
      [recordIn('Exhibition')]: some,
      [recordIn('Collection')]: some,
      [recordIn('News')]: some,
    },
  },
  area: { text: 80, holds: { '.index > li': some, article: some } },
  'rich-page': told,
  'visitor-guide': { text: 80, holds: { h2: some } },
  'article-list': list('article'),
  article: { text: 80, holds: { 'article time': 1 } },
  'exhibition-list': list(`.wall ${recordIn('Exhibition')}`),
  exhibition: { text: 80, holds: { 'dl dt': 2, img: 1, [recordIn('Collection')]: 1 } },
  'exhibition-tag': { holds: { [`li:has(img) ${recordIn('Collection')}`]: 1 } },
  'object-list': list(`li:has(img) ${recordIn('Collection')}`),
  // Museums that lend photographs say less of some objects, and only a passage of some books.
  object: { text: 50, holds: { 'dl dt': 5, img: 1 } },
  treasures: { text: 80, holds: { '.all > li': some, 'figure img': 1 } },
  donations: { text: 80, holds: { '.gifts > li': some } },
  book: { text: 80, holds: { '.window': 1, '.contents li': 1 } },
  timeline: { text: 80, holds: { '.years > li': some } },
  chronicle: { text: 80, holds: { '.events > li': some } },
  organisation: { text: 80, holds: { li: some } },
  people: { text: 80, holds: { 'li .name': some } },
  person: told,
  register: { text: 80, holds: { '.rows > li': some } },
  reports: { text: 80, holds: { '.figures dt': some, '.bar': some } },
  units: { text: 80, holds: { '.units > li': some } },
  thesis: { text: 80, holds: { '.abstract p': 1, '.citation': 1 } },
  publications: { text: 80, holds: { '.shelf > li': some } },
  links: list('.links > li a[href^=http]'),
  'digital-museum': { text: 80, holds: { article: some, section: 5 } },
  'video-list': list('article'),
  video: { text: 80, holds: { 'video > track[kind=captions]': 2, 'details > summary': 1 } },
  music: { holds: { '.pieces > li': some, '.lines > li': 1 } },
  'picture-wall': list(`.wall ${recordIn('Collection')}`),
  'online-exhibition': { text: 80, holds: { '.rooms > li': some, img: some } },
  'lesson-list': list('.lessons article'),
  lesson: { text: 80, holds: { '.steps > li': some } },
  'lost-found': { text: 80, holds: { 'form input, form textarea': 5 } },
  'volunteer-card': { text: 80, holds: { 'form input, form textarea': 5 } },
  docents: { text: 80, holds: { 'form input, form select': 5 } },
  'activity-list': list('.rows > li'),
  activity: { text: 80, holds: { 'dl dt': some, 'form input': some } },
  'local-museums': { text: 80, holds: { '.museums > li': some, '.chart li a': some } },
  'local-museum': { text: 80, holds: { 'dl dt': some } },
  // Spec section 2: three pictures, two areas, four series, the authorisation, two tiles that lead nowhere.
  shop: {
    text: 80,
    holds: { '.slide': 3, '.series section': 4, '.licence img': 1, '.tiles > li': 2 },
  },
  product: { text: 80, holds: { '.price': 1, 'dl dt': some, img: 1 } },
};

/** Two halls stand as models, each with its rooms; what is heard or seen needs fewer words. */
const fewer: Readonly<Record<string, Content>> = {
  DigitalCommonExhibition: { holds: { 'article img': 2 } },
  DigitalExhibition: { holds: { 'article img': 2 } },
  // A piece of music or a film says the rest by itself.
  DigitalDetail: { text: 40, holds: { 'article time': 1 } },
};

/** The page holds what its kind is for: records, a text of its own, the parts that the spec names. */
export async function expectContent(page: Page, { name, page: kind }: Route): Promise<void> {
  const main = page.locator('main');
  if (kind === 'search') throw new Error('the walk does not come to the search');
  const { text = 0, holds = {} } = fewer[name] ?? contents[kind];
  for (const [selector, least] of Object.entries(holds)) {
    await expect
      .poll(() => main.locator(selector).count(), `${name}: ${selector}`)
      .toBeGreaterThanOrEqual(least);
  }
  if (text > 0) {
    await expect.poll(() => main.evaluate(ownText), `${name}: its own text`).toBeGreaterThan(text);
  }
  if (kind === 'exhibition-tag') await expectAllTagged(main, name);
}

/** Under a tag stand as many objects as the tag says. */
async function expectAllTagged(main: Locator, name: string): Promise<void> {
  const said = Number(await main.locator('nav [aria-current=page] small').innerText());
  const objects = main.locator(`li:has(img) ${recordIn('Collection')}`);
  await expect(objects, `${name}: the objects under the tag`).toHaveCount(said);
}

/** How much an element says by itself, beside what heads it, leads on or is pressed. */
function ownText(main: Element): number {
  const beside = 'h1, h2, h3, h4, h5, h6, nav, a, button, label, legend, select, dt, svg, [inert]';
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest(beside)) continue;
    length += nodeValue?.replace(/\s+/g, '').length ?? 0;
  }
  return length;
}
