import type { Locator, Page } from '@playwright/test';
import type { PageKind, Route } from '../../contract/shared/routes';
import { expect } from '../fixtures';

/** Minimum content of `main`. */
interface Content {
  /** Characters of text outside headings, links, labels and buttons. */
  text?: number;
  /** Number of elements by selector. */
  elements?: Readonly<Record<string, number>>;
}

const recordIn = (area: string) => `a[href*="#/${area}/"]`;
const several = 3;
const list = (selector: string): Content => ({ elements: { [selector]: several } });
const textOnly: Content = { text: 80 };

/** By page kind. The crawl does not reach searches and shared sets, which have specs of their own. */
const contents: Readonly<Record<Exclude<PageKind, 'search' | 'shared-set'>, Content>> = {
  home: {
    text: 80,
    elements: {
      section: 5,
      [recordIn('Exhibition')]: several,
      [recordIn('Collection')]: several,
      [recordIn('News')]: several,
    },
  },
  'rich-page': textOnly,
  'article-list': list('article'),
  article: { text: 80, elements: { 'article time': 1 } },
  'exhibition-list': list(`.wall ${recordIn('Exhibition')}`),
  exhibition: { text: 80, elements: { 'dl dt': 2, img: 1, [recordIn('Collection')]: 1 } },
  'exhibition-tag': { elements: { [`li:has(img) ${recordIn('Collection')}`]: 1 } },
  'object-list': list(`li:has(img) ${recordIn('Collection')}`),
  // In the photograph pack some objects have short texts and some books only a passage.
  object: { text: 50, elements: { 'dl dt': 5, img: 1 } },
  // A visitor without sets has a way to the objects and a form.
  'my-collection': { text: 10, elements: { 'form input': 1 } },
  treasures: { text: 80, elements: { '.all > li': several, 'figure img': 1 } },
  donations: { text: 80, elements: { '.gifts > li': several } },
  book: { text: 80, elements: { '.window': 1, '.contents li': 1 } },
  timeline: { text: 80, elements: { '.years > li': several } },
  chronicle: { text: 80, elements: { '.events > li': several } },
  organisation: { text: 80, elements: { li: several } },
  people: { text: 80, elements: { 'li .name': several } },
  person: textOnly,
  register: { text: 80, elements: { '.rows > li': several } },
  reports: { text: 80, elements: { '.figures dt': several, '.bar': several } },
  units: { text: 80, elements: { '.units > li': several } },
  thesis: { text: 80, elements: { '.abstract p': 1, '.citation': 1 } },
  publications: { text: 80, elements: { '.shelf > li': several } },
  links: list('.links > li a[href^=http]'),
  'digital-museum': { text: 80, elements: { article: several, section: 5 } },
  'video-list': list('article'),
  video: { text: 80, elements: { 'video > track[kind=captions]': 2, 'details > summary': 1 } },
  music: { elements: { '.pieces > li': several, '.lines > li': 1 } },
  'picture-wall': list(`.wall ${recordIn('Collection')}`),
  'online-exhibition': { text: 80, elements: { '.rooms > li': several, img: several } },
  'lesson-list': list('.lessons article'),
  lesson: { text: 80, elements: { '.steps > li': several } },
  'lost-found': { text: 80, elements: { 'form input, form textarea': 5 } },
  'volunteer-card': { text: 80, elements: { 'form input, form textarea': 5 } },
  today: { text: 80, elements: { 'a[href]': several, h2: 2 } },
  calendar: { text: 80, elements: { 'a[href*="/Service/Today"]': several, td: 28 } },
  'route-planner': { text: 80, elements: { 'svg .badge': several, 'ol > li h3': several } },
  // The number field of the list, the position of the player.
  'audio-guide': { text: 80, elements: { input: 1, 'a[href*="/Service/AudioGuide/"]': 1 } },
  'offline-visit': { text: 80, elements: { 'input[type=checkbox]': several, h2: 2 } },
  admission: { text: 80, elements: { 'form input, form select': 5 } },
  docents: { text: 80, elements: { 'form input, form select': 5 } },
  'class-visit': { text: 80, elements: { 'form input, form select': 10 } },
  'activity-list': list('.rows > li'),
  activity: { text: 80, elements: { 'dl dt': several, 'form input': several } },
  'local-museums': { text: 80, elements: { '.museums > li': several, '.chart li a': several } },
  'local-museum': { text: 80, elements: { 'dl dt': several } },
  // Spec section 2: three pictures, two areas, four series, the authorisation, two tiles that lead nowhere.
  shop: {
    text: 80,
    elements: { '.slide': 3, '.series section': 4, '.licence img': 1, '.tiles > li': 2 },
  },
  product: { text: 80, elements: { '.price': 1, 'dl dt': several, img: 1 } },
};

/** A text page of an area has an index of its sections and their newest entries. */
const area: Content = { text: 80, elements: { '.index > li': several, article: several } };

/** Routes with other content than the rest of their kind: areas, the guide, digital exhibitions and recordings. */
const exceptions: Readonly<Record<string, Content>> = {
  Research: area,
  Survey: area,
  TourGuide: { text: 80, elements: { h2: several } },
  DigitalCommonExhibition: { elements: { 'article img': 2 } },
  DigitalExhibition: { elements: { 'article img': 2 } },
  // Pages of a piece of music or a film have a short text.
  DigitalDetail: { text: 40, elements: { 'article time': 1 } },
};

/** Asserts the minimum content of the page kind of a route. */
export async function expectContent(page: Page, { name, page: kind }: Route): Promise<void> {
  const main = page.locator('main');
  if (kind === 'search' || kind === 'shared-set') throw new Error(`the crawl reached ${name}`);
  const { text = 0, elements = {} } = exceptions[name] ?? contents[kind];
  for (const [selector, least] of Object.entries(elements)) {
    await expect
      .poll(() => main.locator(selector).count(), `${name}: ${selector}`)
      .toBeGreaterThanOrEqual(least);
  }
  if (text > 0) {
    await expect.poll(() => main.evaluate(ownText), `${name}: text length`).toBeGreaterThan(text);
  }
  if (kind === 'exhibition-tag') await expectAllTagged(main, name);
}

/** Asserts that the page of a tag lists as many objects as the count of the tag. */
async function expectAllTagged(main: Locator, name: string): Promise<void> {
  const count = Number(await main.locator('nav [aria-current=page] small').innerText());
  const objects = main.locator(`li:has(img) ${recordIn('Collection')}`);
  await expect(objects, `${name}: objects under the tag`).toHaveCount(count);
}

/** Length of the visible text outside headings, links, labels and buttons, without spaces. */
function ownText(main: Element): number {
  const excluded =
    'h1, h2, h3, h4, h5, h6, nav, a, button, label, legend, select, dt, svg, [inert]';
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let length = 0;
  while (texts.nextNode()) {
    const { parentElement, nodeValue } = texts.currentNode;
    if (!parentElement?.checkVisibility() || parentElement.closest(excluded)) continue;
    length += nodeValue?.replace(/\s+/g, '').length ?? 0;
  }
  return length;
}
