import { randomInt } from 'node:crypto';

/** @typedef {import('./visitor.mjs').Visitor} Visitor */
/** @typedef {readonly [name: string, run: (visitor: Visitor) => Promise<void>]} Journey */

const OBJECT = '/Collection/ExcellentCollection/yuanding';
const TOOLBAR = `document.querySelector('[data-a11y-toolbar]')?.shadowRoot`;
const MAIN_LINK = 'main a[href*="#/Collection/ExcellentCollection/"]';

/** A random mobile number, so that limits for each phone do not apply. */
const randomPhone = () => `139${String(randomInt(1e8)).padStart(8, '0')}`;

/** Yesterday as the value of a date field. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** @param {Visitor} visitor @param {string} tool */
async function pressTool(visitor, tool) {
  const { x, y, width, height } = await visitor.settledBox(
    `${TOOLBAR}.querySelector('[data-tool=${tool}]')`,
  );
  await visitor.driver.click(x + width / 2, y + height / 2);
}

/**
 * Sets the value of a date field by script: its inner controls differ between browsers.
 * @param {Visitor} visitor @param {string} selector @param {string} value
 */
const fillDate = (visitor, selector, value) =>
  visitor.run(`(() => {
    const field = document.querySelector(${JSON.stringify(selector)});
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, '${value}');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  })()`);

/** The main user journeys, each in a new document. @type {readonly Journey[]} */
export const JOURNEYS = [
  [
    'home page shows header and footer, and the menu leads to an exhibition and its objects',
    async (visitor) => {
      await visitor.open('/');
      await visitor.waitForVisible('header');
      await visitor.waitForVisible('footer');
      await visitor.click('nav a', visitor.localized('展览', 'Exhibitions'));
      await visitor.waitForHeading(visitor.localized('展览', 'Exhibitions'));
      await visitor.click('main a[href*="Exhibition/"][href$="/bronze-and-rites"]');
      await visitor.waitFor(`location.hash.endsWith('BaseExhibition/bronze-and-rites')`);
      await visitor.click(MAIN_LINK);
      await visitor.waitFor(`/ExcellentCollection\\/.+/.test(location.hash)`);
      await visitor.waitForVisible('main dl');
      await visitor.waitFor(
        `[...document.querySelectorAll('main img')].some((i) => i.naturalWidth)`,
      );
    },
  ],
  [
    'object list changes page and applies a filter',
    async (visitor) => {
      await visitor.open('/Collection/ExcellentCollection');
      await visitor.waitForVisible(MAIN_LINK);
      await visitor.click('main a[href*="page=2"]');
      await visitor.waitFor(`location.hash.includes('page=2')`);
      await visitor.waitForVisible(MAIN_LINK);
      await visitor.click('main a[href*="material="]');
      await visitor.waitFor(`/material=./.test(location.hash)`);
      await visitor.waitForVisible(MAIN_LINK);
    },
  ],
  [
    'picture of an object opens at full size and closes with Escape',
    async (visitor) => {
      await visitor.open(OBJECT);
      await visitor.click('main button', visitor.localized('放大查看', 'Full size'));
      await visitor.waitForVisible('dialog[open], [role=dialog]');
      await visitor.driver.press('Escape');
      await visitor.waitForHidden('dialog[open], [role=dialog]');
    },
  ],
  [
    'search by pinyin shows hits and opens the first',
    async (visitor) => {
      await visitor.open('/Search?keyword=qingtong');
      await visitor.waitForVisible('main ol[start] a');
      await visitor.click('main ol[start] a');
      await visitor.waitFor(`!location.hash.startsWith('#/Search')`);
      await visitor.waitForVisible('h1');
    },
  ],
  [
    'the language menu keeps the object',
    async (visitor) => {
      await visitor.open(OBJECT);
      await visitor.click('a', visitor.localized('English', '简体'));
      await visitor.waitFor(`location.pathname === '${visitor.localized('/en/', '/')}'`);
      await visitor.waitForHeading(visitor.localized('ding', '鼎'));
    },
  ],
  [
    'the language menu leads to the object in traditional characters, and its links stay there',
    async (visitor) => {
      await visitor.open(OBJECT);
      await visitor.click('a', '繁體');
      await visitor.waitFor(`location.pathname === '/hant/'`);
      await visitor.waitForHeading('饕餮紋圓鼎');
      await visitor.waitFor(`!document.querySelector('.prerendered')`);
      await visitor.click('nav a', '展覽');
      await visitor.waitForHeading('展覽');
      await visitor.waitFor(`location.pathname === '/hant/'`);
    },
  ],
  [
    'visitor guide is kept on the device, shown without a connection, and removed',
    async (visitor) => {
      await visitor.open('/Service/OfflineVisit');
      await visitor.click(
        'main button',
        visitor.localized('保存到这台设备', 'Keep on this device'),
      );
      await visitor.waitForText(visitor.localized('已保存', 'Kept.'));
      await visitor.withoutConnection(async () => {
        await visitor.goto(`${visitor.localized('/', '/en/')}?${Date.now()}#/Service/TourGuide`);
        await visitor.waitForText(visitor.localized('现在连接不上网站', 'cannot be reached now'));
        await visitor.waitForText(
          visitor.localized('以上时间是以前保存的', 'These hours were kept earlier'),
        );
      });
      await visitor.goto(`${visitor.localized('/', '/en/')}?${Date.now()}#/Service/OfflineVisit`);
      await visitor.click('main button', visitor.localized('全部删除', 'Remove all'));
      await visitor.waitForText(visitor.localized('已全部删除', 'All was removed'));
      await visitor.waitFor(
        `window.removed ??= navigator.serviceWorker.getRegistrations().then((all) => window.left = all.length), window.left === 0`,
      );
    },
  ],
  [
    'toolbar opens, zooms the page, shows captions and closes',
    async (visitor) => {
      await visitor.open('/');
      await visitor.click('button', visitor.localized('无障碍', 'Accessibility'));
      await visitor.waitFor(`${TOOLBAR}?.querySelector('[part=panel]')?.offsetHeight > 90`);
      await pressTool(visitor, 'zoom-in');
      await visitor.waitFor(`A11yToolbar.instance.settings.zoom === 1.1`);
      // Without CSS zoom the text alone is enlarged.
      await visitor.waitFor(
        `!CSS.supports('zoom', '1.1') || getComputedStyle(document.documentElement).getPropertyValue('--a11y-toolbar-zoom').trim() === '1.1'`,
      );
      await pressTool(visitor, 'caption');
      await visitor.waitFor(`${TOOLBAR}.querySelector('[part=caption]')?.offsetHeight > 100`);
      await pressTool(visitor, 'exit');
      await visitor.waitFor(`!${TOOLBAR}.querySelector('[part=panel]')?.offsetHeight`);
    },
  ],
  [
    'rating dialog opens with four questions and closes with Escape',
    async (visitor) => {
      await visitor.open('/News/Notice');
      await visitor.click('button', visitor.localized('评价', 'Rate this site'));
      await visitor.waitForVisible('[role=dialog], dialog');
      await visitor.waitFor(
        `document.querySelectorAll('[role=dialog] fieldset, dialog fieldset').length >= 4`,
      );
      await visitor.driver.press('Escape');
      await visitor.waitForHidden('[role=dialog], dialog');
    },
  ],
  [
    'share dialog shows the QR code and closes with Escape',
    async (visitor) => {
      await visitor.open(OBJECT);
      await visitor.click('button', visitor.localized('分享', 'Share'));
      await visitor.waitForVisible('[role=dialog], dialog');
      await visitor.waitFor(
        `[...document.querySelectorAll('[role=dialog] img, dialog img')].some((i) => i.naturalWidth)`,
      );
      await visitor.driver.press('Escape');
      await visitor.waitForHidden('[role=dialog], dialog');
    },
  ],
  [
    'lost-property form marks missing fields and accepts a complete report',
    async (visitor) => {
      await visitor.open('/Service/LostFund');
      await visitor.click('main button[type=submit]');
      await visitor.waitForVisible('main [aria-invalid=true]');
      await visitor.click('main input[type=radio]');
      await visitor.type('main input[name=itemName]', 'umbrella');
      await visitor.type('main [name=description]', 'blue');
      await visitor.type('main input[name=place]', 'court');
      await fillDate(visitor, 'main input[type=date]', yesterday());
      await visitor.type('main input[name=contact]', randomPhone());
      await visitor.click('main input[name=consent]');
      await visitor.click('main button[type=submit]');
      await visitor.waitForText(visitor.localized('感谢', 'Thank'));
    },
  ],
  [
    'member registers, returns logged in and adds a favourite',
    async (visitor) => {
      await visitor.open(OBJECT);
      const home = visitor.localized('/', '/en/');
      const returnUrl = encodeURIComponent(`${home}#${OBJECT}`);
      await visitor.goto(
        `/user-centre/register?returnUrl=${returnUrl}${visitor.localized('', '&lang=en')}`,
      );
      const name = `m${Date.now().toString(36)}${randomInt(1e6).toString(36)}`;
      await visitor.type('input[name=userName]', name);
      await visitor.type('input[name=nickName]', 'Liu Lan');
      await visitor.type('input[name=contact]', randomPhone());
      await visitor.type('input[type=password]', 'two orioles, one line of egrets');
      await visitor.click('input[name=consent]');
      await visitor.click('form button[type=submit]');
      await visitor.waitFor(`location.pathname === '${home}' && location.hash === '#${OBJECT}'`);
      await visitor.click('main button', visitor.localized('收藏', 'Favourite'));
      await visitor.waitFor(`document.querySelector('main button[aria-pressed=true]')`);
    },
  ],
  [
    'unknown address shows the not-found page with a search field',
    async (visitor) => {
      await visitor.open('/No/Such/Place');
      await visitor.waitForHeading(visitor.localized('没有找到', 'not found'));
      await visitor.waitForVisible('main input[type=search]');
    },
  ],
];
