import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('./host-page.mjs').HostPage} HostPage */
/** @typedef {import('./tool-checks.mjs').Check} Check */

const PROSE = `document.querySelector('#prose')`;
const LINK = `document.querySelector('#link')`;
const SWATCH = `document.querySelector('#swatch')`;
const HEADER = `document.querySelector('#fixed')`;
const SWATCH_COLOUR = '176,96,64';
const SHADOW = `document.querySelector('[data-a11y-toolbar]').shadowRoot`;
const FOCUSED_TOOL = `${SHADOW}.activeElement?.dataset.tool`;

/**
 * Opens the toolbar with tools of the further file, and waits for that file.
 * @param {HostPage} host
 * @param {string} tools the last one a further tool, or `all`
 */
async function openWith(host, tools) {
  await host.visitOpen({ tools });
  const last = tools.split(' ').at(-1) ?? '';
  await host.until(`${host.tool(last === 'all' ? 'more' : last)} !== null`);
  await pause(400);
}

/** @param {HostPage} host @param {string} code of an element @param {string} property */
const style = (host, code, property) => host.run(`getComputedStyle(${code}).${property}`);

/** The schemes in the order of the presses: name, text colour, background on the screen. */
const SCHEMES = /** @type {const} */ ([
  ['black-on-white', 'rgb(0, 0, 0)', '255,255,255'],
  ['white-on-black', 'rgb(255, 255, 255)', '0,0,0'],
  ['yellow-on-black', 'rgb(255, 255, 0)', '0,0,0'],
  ['black-on-yellow', 'rgb(0, 0, 0)', '255,255,0'],
  ['blue-on-yellow', 'rgb(0, 0, 255)', '255,255,0'],
  ['dark', 'rgb(230, 230, 230)', '26,26,26'],
  ['none', 'rgb(0, 0, 0)', '255,255,255'],
]);

/** @param {HostPage} host @param {string} text */
async function showCaption(host, text) {
  await host.run(`A11yToolbar.instance.showCaption(${JSON.stringify(text)})`);
  await pause(300);
}

/** The sentence that the highlight of a reading marks; where the browser has none, that a block is outlined. */
const MARK = `('highlights' in CSS
  ? [...(CSS.highlights.get('a11y-toolbar-read-on') ?? [])].map((range) => range.startContainer.data.slice(range.startOffset, range.endOffset)).join('')
  : ${SHADOW}.querySelector('.outline') && 'outline')`;

/** One check for each further tool, by mouse, keys or touch. @type {readonly Check[]} */
export const FURTHER_TOOL_CHECKS = [
  [
    'scheme',
    async (host) => {
      await openWith(host, 'exit scheme');
      for (const [name, text, background] of SCHEMES) {
        await host.press('scheme');
        await host.expectSetting('scheme', name);
        host.equal(await style(host, PROSE, 'color'), text, `text of ${name}`);
        // The centre of the paragraph is right of its text.
        await host.untilColour(PROSE, (colour) => colour === background, `background of ${name}`);
        host.equal(await host.colourOf(SWATCH), SWATCH_COLOUR, `element without content, ${name}`);
        host.equal(await style(host, host.part('panel'), 'color'), 'rgb(0, 0, 0)', 'bar');
      }
    },
  ],
  [
    'greyscale',
    async (host) => {
      await openWith(host, 'exit greyscale');
      await host.press('greyscale');
      for (const code of [SWATCH, HEADER]) {
        const isGrey = (/** @type {string} */ colour) => new Set(colour.split(',')).size === 1;
        await host.untilColour(code, isGrey, 'colour');
      }
      await host.run(`scrollTo(0, 1000)`);
      host.equal((await host.rect(HEADER)).y, 100, 'top of the fixed header');
    },
  ],
  [
    'spacing',
    async (host) => {
      await openWith(host, 'exit spacing');
      for (const [value, lineHeight] of [
        ['1.5', '30px'],
        ['2', '40px'],
      ]) {
        await host.press('spacing');
        await host.expectSetting('spacing', value);
        host.equal(await style(host, PROSE, 'lineHeight'), lineHeight, 'line height');
        host.equal(await style(host, PROSE, 'letterSpacing'), '2.4px', 'letter spacing');
        host.equal(await style(host, PROSE, 'wordSpacing'), '3.2px', 'word spacing');
        host.equal(await style(host, PROSE, 'marginBottom'), '40px', 'paragraph spacing');
      }
      await host.press('spacing');
      await host.expectSetting('spacing', 'none');
    },
  ],
  [
    'ruler',
    async (host) => {
      await openWith(host, 'exit ruler');
      await host.press('ruler');
      // automation may drop a pointer move: repeat it at other points
      for (let move = 0; move < 10; move++) {
        const y = 500 + move;
        await host.driver.move(420, y - 1);
        await host.driver.move(420, y);
        await pause(200);
        const band = await host.rect(host.part('ruler'));
        if (Math.abs(band.y + band.height / 2 - y) > 4) continue;
        await host.clickOn(LINK);
        host.equal(await host.run(`location.hash`), '#link', 'click through the mask');
        return;
      }
      throw new Error('the band does not follow the pointer');
    },
  ],
  [
    'regions',
    async (host) => {
      await openWith(host, 'exit regions');
      await host.press('regions');
      const counts = `[...${host.part('regions-panel')}.querySelectorAll('[role=tab] b')].map((count) => count.textContent).join()`;
      await host.until(`${counts} === '1,1,1,0,1'`);
      // The tab of the landmarks has the focus, or their list: the next section is that of the headings.
      await host.driver.press('ArrowRight');
      host.equal(
        await host.run(`${SHADOW}.querySelector('[aria-selected=true][role=tab]').dataset.section`),
        'headings',
        'section after the right arrow',
      );
      await host.driver.press('1');
      host.equal(await host.run(`document.activeElement.localName`), 'h2', 'focus after a digit');
      host.equal(await host.run(`${host.part('regions-panel')} === null`), true, 'panel closed');
    },
  ],
  [
    'caption-script, traditional',
    async (host) => {
      await openWith(host, 'exit caption-script');
      await host.press('caption-script');
      await host.expectSetting('captionScript', 'traditional');
      await host.expectSetting('caption', true);
      await host.run(
        `(window.texts = [], void A11yToolbar.instance.on('caption', ({ text }) => texts.push(text)))`,
      );
      await showCaption(host, '云泽古城的面粉');
      await host.until(`${host.part('caption-text')}.textContent === '雲澤古城的麵粉'`);
      host.equal(await host.run(`texts.at(-1)`), '云泽古城的面粉', 'text of the event');
    },
  ],
  [
    'caption-script, pinyin',
    async (host) => {
      await openWith(host, 'exit caption-script');
      await host.press('caption-script');
      await host.press('caption-script');
      await host.expectSetting('captionScript', 'pinyin');
      await showCaption(host, '重庆的音乐');
      const readings = `[...${host.part('caption-text')}.querySelectorAll('rt')].map((rt) => rt.dataset.reading).join(' ')`;
      await host.until(`${readings} === 'chóng qìng de yīn yuè'`);
      host.equal(
        await host.run(`${host.part('caption-text')}.textContent`),
        '重庆的音乐',
        'text of the caption',
      );
      const [ruby, rt, text] = [
        await host.rect(`${SHADOW}.querySelector('ruby')`),
        await host.rect(`${SHADOW}.querySelector('rt')`),
        await host.rect(host.part('caption-text')),
      ];
      if (rt.height < 16 || rt.y + rt.height > ruby.y + ruby.height / 2)
        throw new Error(`reading beside its character: ${JSON.stringify({ ruby, rt })}`);
      if (rt.y < text.y || ruby.y + ruby.height > text.y + text.height + 1)
        throw new Error(`character cut off: ${JSON.stringify({ ruby, rt, text })}`);
    },
  ],
  [
    'caption text size',
    async (host) => {
      await openWith(host, 'caption exit caption-script');
      await host.press('caption');
      await host.run(
        `(window.texts = [], void A11yToolbar.instance.on('caption', ({ text }) => texts.push(text)))`,
      );
      for (const size of ['66', '80', '40', '53']) {
        await host.press('caption-size');
        await host.expectSetting('captionSize', size);
        host.equal(
          await style(host, host.part('caption-text'), 'fontSize'),
          `${size}px`,
          'font size',
        );
        host.equal((await host.rect(host.part('caption'))).height, 150, 'height of the caption');
        await host.run(`(window.texts = [])`);
        await showCaption(host, '青铜');
        host.equal(await host.run(`texts.join('|')`), '青铜', 'pages of the caption');
      }
    },
  ],
  [
    'read-on',
    async (host) => {
      await openWith(host, 'exit read-on');
      const before = await host.run(`document.body.outerHTML`);
      await host.press('read-on');
      // A reading does not wait for a voice: where nothing can speak, each sentence stays for its reading time.
      const sentences = ['商代青铜鼎出土于云泽古城遗址。', '馆藏精品', '瓷器', '第一句话。'];
      for (const sentence of sentences) {
        await host.until(`[${JSON.stringify(sentence)}, 'outline'].includes(${MARK})`);
        await host.press('read-on-next');
      }
      await host.press('read-on-pause');
      host.equal(
        await host.run(`${host.tool('read-on-pause')}.textContent`),
        '继续',
        'label while paused',
      );
      await host.press('read-on-stop');
      host.equal(await host.run(`${host.part('read-on')} === null`), true, 'controls are gone');
      host.equal(await host.run(`document.body.outerHTML`), before, 'markup of the page');
    },
  ],
  [
    'touch-explore',
    async (host) => {
      await openWith(host, 'caption exit touch-explore');
      await host.press('caption');
      await host.press('touch-explore');
      await host.expectSetting('touchExplore', true);
      await host.tapOn(LINK);
      host.equal(await host.run(`location.hash`), '', 'address after the first tap');
      await host.until(`${host.part('caption-text')}.textContent.includes('馆藏精品')`);
      await host.tapOn(LINK);
      await host.until(`location.hash === '#link'`);
    },
  ],
  [
    'help',
    async (host) => {
      await openWith(host, 'sound exit help');
      await host.press('help');
      const rows = `[...${host.part('help-text')}.querySelectorAll('li b')].map((row) => row.textContent).join()`;
      host.equal(await host.run(rows), '声音,退出服务,帮助', 'tools explained');
      await host.driver.press('Escape');
      await host.until(`${host.part('help-panel')} === null`);
      host.equal(await host.run(FOCUSED_TOOL), 'help', 'focus after Escape');
    },
  ],
  [
    'more',
    async (host) => {
      await openWith(host, 'all');
      host.equal((await host.rect(host.part('panel'))).height, 100, 'height of the bar');
      await host.press('more');
      const panel = await host.rect(host.part('more-panel'));
      const { width, height } = await host.rect('document.documentElement');
      if (panel.x < 0 || panel.x + panel.width > width || panel.y < 100 || !height)
        throw new Error(`panel outside of the window: ${JSON.stringify(panel)}`);
      await host.clickOn(`${host.part('more-panel')}.querySelector('[data-tool=read-on]')`);
      host.equal(await host.run(`${host.part('read-on')} !== null`), true, 'tool behind More');
    },
  ],
];
