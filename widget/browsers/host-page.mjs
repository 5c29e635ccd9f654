import { setTimeout as pause } from 'node:timers/promises';
import { colourAt, HEIGHT, pixelsOfArea, WIDTH } from './screen.mjs';

/** @typedef {import('./driver.d').Driver} Driver */
/** @typedef {{ x: number, y: number, width: number, height: number }} Rect */
/** @typedef {{ capture: () => Promise<Buffer> }} Screen */
/** @typedef {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} Server */

const HEADER = '154,74,32';
const SETTLED_MS = 400;
/** Overlay scroll bars cover this width of the bar in some browsers and fade in and out. */
export const SCROLLBAR_WIDTH = 24;
const TIMEOUT_MS = 5000;

/** Drives the host page in a browser by mouse and keyboard and reads the pixels of the screen. */
export class HostPage {
  /** @param {Driver} driver @param {Screen} screen @param {Server} server */
  constructor(driver, screen, server) {
    this.driver = driver;
    this.screen = screen;
    this.server = server;
    /** Screen coordinates of the viewport's top left corner. */
    this.origin = { x: 0, y: 0 };
  }

  /**
   * Opens the host page without stored settings, toolbar closed.
   * @param {string} [query] data-* attributes of the script tag, or `?hostile` for hostile CSS
   */
  async visit(query = '') {
    const url = `${this.server.origin}/host.html${query}`;
    await this.driver.goto(url);
    await this.run(
      `(localStorage.clear(), document.cookie = 'browsers-toolbar=; path=/; max-age=0')`,
    );
    await this.driver.goto(url);
    await this.until(`typeof A11yToolbar === 'object' && 'version' in A11yToolbar`);
    await pause(SETTLED_MS);
    // Chromium 109 restores the scroll position of the same address.
    await this.run(`scrollTo(0, 0)`);
    if (query !== '?hostile') await this.findOrigin();
  }

  /**
   * Opens the host page and the toolbar with a click on its opener.
   * @param {Record<string, string>} [attributes] data-* attributes of the script tag
   */
  async visitOpen(attributes) {
    await this.visit(attributes && `?${String(new URLSearchParams(attributes))}`);
    await this.clickOn(`document.querySelector('[data-open-accessibility]')`);
    await this.until(`A11yToolbar.instance.isOpen && ${this.part('panel')} !== null`);
    await pause(SETTLED_MS);
  }

  async findOrigin() {
    const [red, green, blue] = HEADER.split(',').map(Number);
    // A slow machine may paint late.
    for (let waited = 0; waited < TIMEOUT_MS; waited += SETTLED_MS) {
      const pixels = await this.screen.capture();
      for (let at = 0; at < pixels.length; at += 3) {
        if (pixels[at] !== red || pixels[at + 1] !== green || pixels[at + 2] !== blue) continue;
        this.origin = { x: (at / 3) % WIDTH, y: Math.floor(at / 3 / WIDTH) };
        return;
      }
      await pause(SETTLED_MS);
    }
    throw new Error('the page is not on the screen');
  }

  /** @param {string} code */
  run(code) {
    return this.driver.evaluate(code);
  }

  /** Whether the browser has CSS zoom; the tools enlarge the text alone without it. */
  async hasZoom() {
    return (await this.run(`CSS.supports('zoom', '1.2')`)) === true;
  }

  /** @param {string} code an expression that becomes true */
  async until(code) {
    for (let waited = 0; waited < TIMEOUT_MS; waited += 100) {
      if (await this.run(code)) return;
      await pause(100);
    }
    throw new Error(`not true within ${TIMEOUT_MS} ms: ${code}`);
  }

  /** @param {unknown} actual @param {unknown} expected @param {string} subject */
  equal(actual, expected, subject) {
    const [found, wanted] = [JSON.stringify(actual), JSON.stringify(expected)];
    if (found !== wanted) throw new Error(`${subject}: ${found}, expected ${wanted}`);
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

  /** Taps at the centre of an element; by scripted events where the protocol has no touch input. @param {string} code */
  async tapOn(code) {
    const { x, y, width, height } = await this.rect(code);
    const [clientX, clientY] = [Math.round(x + width / 2), Math.round(y + height / 2)];
    if (this.driver.tap) await this.driver.tap(clientX, clientY);
    else
      await this.run(
        `(({ init, target }) => {
          for (const type of ['pointerdown', 'pointerup'])
            target.dispatchEvent(new PointerEvent(type, { ...init, pointerType: 'touch', isPrimary: true }));
          for (const type of ['mousedown', 'mouseup', 'click'])
            target.dispatchEvent(new MouseEvent(type, { ...init, detail: 1 }));
        })({
          init: { bubbles: true, composed: true, cancelable: true, clientX: ${clientX}, clientY: ${clientY} },
          target: ${code},
        })`,
      );
    await pause(SETTLED_MS);
  }

  /** @param {string} name of a setting @param {unknown} value */
  async expectSetting(name, value) {
    this.equal(await this.run(`A11yToolbar.instance.settings.${name}`), value, name);
  }

  /** The screen colour at the centre of an element. @param {string} code of an element */
  async colourOf(code) {
    const { x, y, width, height } = await this.rect(code);
    const pixels = await this.screen.capture();
    return colourAt(pixels, this.origin.x + x + width / 2, this.origin.y + y + height / 2);
  }

  /**
   * Waits for a screen colour at the centre of an element: a slow machine may paint late.
   * @param {string} code of an element @param {(colour: string) => boolean} matches @param {string} subject
   */
  async untilColour(code, matches, subject) {
    let colour = '';
    for (let waited = 0; waited < TIMEOUT_MS; waited += SETTLED_MS) {
      colour = await this.colourOf(code);
      if (matches(colour)) return;
      await pause(SETTLED_MS);
    }
    throw new Error(`${subject}: ${colour}`);
  }

  /** Maximum number of pixels of a colour in one row of the screen. @param {string} colour */
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

  /** Screen pixels of the bar, with the pointer moved off it. */
  async pixelsOfBar() {
    await this.driver.move(400, 600);
    await pause(SETTLED_MS);
    const { width } = await this.rect(this.part('panel'));
    const area = { ...this.origin, width: width - SCROLLBAR_WIDTH, height: 90 };
    return pixelsOfArea(await this.screen.capture(), area);
  }
}
