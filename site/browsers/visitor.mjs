import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('../../widget/browsers/driver').Driver} Driver */
/** @typedef {{ capture: () => Promise<Buffer> }} Screen */
/** @typedef {'zh' | 'en'} Language */
/** @typedef {import('./serve-museum.mjs').Museum} Museum */

const TIMEOUT_MS = 15_000;
const POLL_MS = 100;
const SETTLE_MS = 250;

/** Address and first text of the page, for error messages. */
const PAGE_SUMMARY = `location.pathname + location.hash + ': ' + (document.querySelector('main') ?? document.body).innerText.replace(/\\s+/g, ' ').slice(0, 160)`;

/**
 * Expression for the first visible element of a selector whose `aria-label`, text or label is `name`.
 * @param {string} selector
 * @param {string} [name] default: any
 */
const locate = (selector, name) => `(() => {
  const labelOf = (element) => [element.getAttribute('aria-label'), element.innerText, element.labels?.[0]?.innerText]
    .map((text) => (text ?? '').replace(/\\s+/g, ' ').trim());
  return [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && ${name === undefined ? 'true' : `labelOf(element).includes(${JSON.stringify(name)})`};
  });
})()`;

/** Drives the site in one browser with mouse and keyboard. */
export class Visitor {
  /** @param {Driver} driver @param {Screen} screen @param {Museum} museum @param {Language} language */
  constructor(driver, screen, museum, language) {
    this.driver = driver;
    this.screen = screen;
    this.museum = museum;
    this.origin = museum.origin;
    this.language = language;
  }

  /** The text in the language of the visit. @param {string} zh @param {string} en */
  localized(zh, en) {
    return this.language === 'zh' ? zh : en;
  }

  /**
   * Opens a route in a new document with empty storage.
   * @param {string} route
   */
  async open(route) {
    await this.driver.goto(`${this.origin}/healthz`);
    await this.run(`(localStorage.clear(), sessionStorage.clear(), true)`);
    await this.goto(`${this.localized('/', '/en/')}#${route}`);
    await this.waitFor(
      `document.querySelector('h1')?.innerText && !document.querySelector('.prerendered')`,
    );
  }

  /**
   * Runs the steps while the museum cannot be reached. Firefox reports files that are not kept as errors of the page.
   * @param {() => Promise<void>} steps
   */
  async withoutConnection(steps) {
    this.museum.cutLine();
    try {
      await steps();
    } finally {
      this.museum.mendLine();
      const { errors } = this.driver;
      errors.splice(0, errors.length, ...errors.filter((each) => !/Failed to load/.test(each)));
    }
  }

  /** @param {string} path */
  goto(path) {
    return this.driver.goto(`${this.origin}${path}`);
  }

  /** @param {string} code */
  run(code) {
    return this.driver.evaluate(code);
  }

  /** @param {string} code an expression that becomes true @param {string} [what] its name in a failure, default the code */
  async waitFor(code, what = code) {
    for (let waited = 0; waited < TIMEOUT_MS; waited += POLL_MS) {
      // Evaluation fails while the document is being replaced.
      if (await this.run(`!!(${code})`).catch(() => false)) return;
      await pause(POLL_MS);
    }
    throw new Error(`timed out: ${what} at ${String(await this.run(PAGE_SUMMARY))}`);
  }

  /** @param {string} selector @param {string} [name] */
  waitForVisible(selector, name) {
    return this.waitFor(locate(selector, name), `${selector} ${name ?? ''} is visible`);
  }

  /** @param {string} selector @param {string} [name] */
  waitForHidden(selector, name) {
    return this.waitFor(`!${locate(selector, name)}`, `${selector} ${name ?? ''} is gone`);
  }

  /** @param {string} text that the page shows */
  waitForText(text) {
    return this.waitFor(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** @param {string} text that the main heading contains */
  waitForHeading(text) {
    return this.waitFor(
      `document.querySelector('h1')?.innerText.includes(${JSON.stringify(text)})`,
    );
  }

  /** Clicks the centre of the element. @param {string} selector @param {string} [name] */
  async click(selector, name) {
    await this.waitForVisible(selector, name);
    const code = locate(selector, name);
    const windowHeight = Number(await this.run('innerHeight'));
    for (let tries = 0; tries < 5; tries++) {
      await this.run(`(${code}.scrollIntoView({ block: 'center', behavior: 'instant' }), true)`);
      const { x, y, width, height } = await this.settledBox(code);
      const centre = y + height / 2;
      // The app restores the scroll position of a new page after its content.
      if (centre < 0 || centre >= windowHeight) continue;
      await this.driver.click(x + width / 2, centre);
      return;
    }
    throw new Error(`${selector} ${name ?? ''} does not stay in the window`);
  }

  /**
   * Box of an element once it is stable: content that loads later shifts the layout. Of a link on two lines, the larger
   * part: the centre of its bounding box may be outside of it.
   * @param {string} code of an element
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>}
   */
  async settledBox(code) {
    let last = '';
    for (let waited = 0; waited < TIMEOUT_MS; waited += SETTLE_MS) {
      const box = String(
        await this.run(
          `JSON.stringify([...${code}.getClientRects()]
            .map(({ x, y, width, height }) => ({ x, y, width, height }))
            .sort((a, b) => b.width * b.height - a.width * a.height)[0])`,
        ),
      );
      if (box === last) return JSON.parse(box);
      last = box;
      await pause(SETTLE_MS);
    }
    throw new Error(`element does not stop moving: ${code}`);
  }

  /** Types into a field, key by key. @param {string} selector @param {string} text @param {string} [name] */
  async type(selector, text, name) {
    await this.click(selector, name);
    for (const character of text) await this.driver.press(character);
    await this.waitFor(`${locate(selector, name)}.value === ${JSON.stringify(text)}`);
  }
}
