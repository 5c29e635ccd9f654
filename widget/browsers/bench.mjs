import { setTimeout as pause } from 'node:timers/promises';
import { colourAt, HEIGHT, rectangle, WIDTH } from './screen.mjs';

/** @typedef {import('./driver').Driver} Driver */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */
/** @typedef {{ capture: () => Promise<Buffer> }} Screen */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server */

const HEADER = '154,74,32';
const SETTLED_MS = 400;
/** Scroll bars lie over the bar in some browsers, and come and go. */
export const SCROLLBAR = 24;
const PATIENCE_MS = 5000;

/** A browser with the host page in it, seen as a visitor sees it: by mouse, keys and the pixels of the screen. */
export class Bench {
  /** @param {Driver} driver @param {Screen} screen @param {Server} server */
  constructor(driver, screen, server) {
    this.driver = driver;
    this.screen = screen;
    this.server = server;
    /** Where the page begins on the screen. */
    this.origin = { x: 0, y: 0 };
  }

  /** The host page as a first visitor meets it, toolbar closed. @param {string} [query] */
  async visit(query = '') {
    const url = `${this.server.origin}/host.html${query}`;
    await this.driver.goto(url);
    await this.run(
      `(localStorage.clear(), document.cookie = 'browsers-toolbar=; path=/; max-age=0')`,
    );
    await this.driver.goto(url);
    await this.until(`typeof A11yToolbar === 'object' && A11yToolbar.instance !== null`);
    await pause(SETTLED_MS);
    // Chromium 109 restores the scroll position of the same address.
    await this.run(`scrollTo(0, 0)`);
    if (!query) await this.findOrigin();
  }

  /** The same with the toolbar opened by its opener. */
  async visitOpen() {
    await this.visit();
    await this.clickOn(`document.querySelector('[data-open-accessibility]')`);
    await this.until(`A11yToolbar.instance.isOpen && ${this.part('panel')} !== null`);
    await pause(SETTLED_MS);
  }

  async findOrigin() {
    const pixels = await this.screen.capture();
    for (let at = 0; at < pixels.length; at += 3) {
      if ([...pixels.subarray(at, at + 3)].join(',') !== HEADER) continue;
      this.origin = { x: (at / 3) % WIDTH, y: Math.floor(at / 3 / WIDTH) };
      return;
    }
    throw new Error('the page is not on the screen');
  }

  /** @param {string} code */
  run(code) {
    return this.driver.evaluate(code);
  }

  /** @param {string} code an expression that becomes true */
  async until(code) {
    for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
      if (await this.run(code)) return;
      await pause(100);
    }
    throw new Error(`never true: ${code}`);
  }

  /** @param {unknown} actual @param {unknown} expected @param {string} what */
  equal(actual, expected, what) {
    const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (is !== should) throw new Error(`${what}: ${is}, not ${should}`);
  }

  /** @param {string} name @returns {string} code of a part of the toolbar */
  part(name) {
    return `document.querySelector('[data-a11y-toolbar]').shadowRoot.querySelector('[part=${name}]')`;
  }

  /** @param {string} name @returns {string} code of a tool's button */
  tool(name) {
    return `document.querySelector('[data-a11y-toolbar]').shadowRoot.querySelector('[data-tool=${name}]')`;
  }

  /** @param {string} code of an element @returns {Promise<Rect>} */
  async rect(code) {
    const json = await this.run(
      `JSON.stringify((({ x, y, width, height }) => ({ x, y, width, height }))(${code}.getBoundingClientRect()))`,
    );
    return JSON.parse(String(json));
  }

  /** @param {string} code of an element */
  async clickOn(code) {
    const { x, y, width, height } = await this.rect(code);
    await this.driver.click(x + width / 2, y + height / 2);
    await pause(SETTLED_MS);
  }

  /** @param {string} name */
  press(name) {
    return this.clickOn(this.tool(name));
  }

  /** @param {string} name of a setting @param {unknown} value */
  async expectSetting(name, value) {
    this.equal(await this.run(`A11yToolbar.instance.settings.${name}`), value, name);
  }

  /** The colour on the screen in the middle of an element. @param {string} code */
  async colourOf(code) {
    const { x, y, width, height } = await this.rect(code);
    const pixels = await this.screen.capture();
    return colourAt(pixels, this.origin.x + x + width / 2, this.origin.y + y + height / 2);
  }

  /** How many pixels wide a colour is drawn, in the row of the screen where it is widest. @param {string} colour */
  async widthOnScreen(colour) {
    const pixels = await this.screen.capture();
    let widest = 0;
    for (let y = 0; y < HEIGHT; y += 4) {
      let width = 0;
      for (let x = 0; x < WIDTH; x++) width += Number(colourAt(pixels, x, y) === colour);
      widest = Math.max(widest, width);
    }
    return widest;
  }

  /** What the screen shows of the bar, with the pointer out of the way. */
  async pixelsOfBar() {
    await this.driver.move(400, 600);
    await pause(SETTLED_MS);
    const { width } = await this.rect(this.part('panel'));
    const area = { ...this.origin, width: width - SCROLLBAR, height: 90 };
    return rectangle(await this.screen.capture(), area);
  }
}
