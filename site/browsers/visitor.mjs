import { setTimeout as pause } from 'node:timers/promises';

/** @typedef {import('../../widget/browsers/driver').Driver} Driver */
/** @typedef {'zh' | 'en'} Language */

const PATIENCE_MS = 15_000;
const STEP_MS = 100;
const SETTLE_MS = 250;

/** Address and beginning of the page, for the message of a failure. */
const PLACE = `location.pathname + location.hash + ': ' + (document.querySelector('main') ?? document.body).innerText.replace(/\\s+/g, ' ').slice(0, 160)`;

/**
 * Code that finds the first visible element of a selector whose accessible label, its text where it has none, is the name.
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

/** A visitor of the site in one browser, who acts by mouse and keys at what is on the page. */
export class Visitor {
  /** @param {Driver} driver @param {string} origin @param {Language} language */
  constructor(driver, origin, language) {
    this.driver = driver;
    this.origin = origin;
    this.language = language;
  }

  /** The words of this visitor's language. @param {string} zh @param {string} en */
  say(zh, en) {
    return this.language === 'zh' ? zh : en;
  }

  /**
   * Opens a route in a fresh document, logged out and without stored choices.
   * @param {string} route
   */
  async open(route) {
    await this.driver.goto(`${this.origin}/healthz`);
    await this.run(`(localStorage.clear(), sessionStorage.clear(), true)`);
    await this.goto(`${this.say('/', '/en/')}#${route}`);
    await this.until(
      `document.querySelector('h1')?.innerText && !document.querySelector('.ahead')`,
    );
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
  async until(code, what = code) {
    for (let waited = 0; waited < PATIENCE_MS; waited += STEP_MS) {
      // A document that is being replaced by the next one refuses to evaluate.
      if (await this.run(`!!(${code})`).catch(() => false)) return;
      await pause(STEP_MS);
    }
    throw new Error(`never true: ${what} at ${String(await this.run(PLACE))}`);
  }

  /** @param {string} selector @param {string} [name] */
  see(selector, name) {
    return this.until(locate(selector, name), `${selector} ${name ?? ''} is visible`);
  }

  /** @param {string} selector @param {string} [name] */
  gone(selector, name) {
    return this.until(`!${locate(selector, name)}`, `${selector} ${name ?? ''} is gone`);
  }

  /** @param {string} text that the page shows */
  read(text) {
    return this.until(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** @param {string} text that the main heading contains */
  heading(text) {
    return this.until(`document.querySelector('h1')?.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Clicks where the element is drawn. @param {string} selector @param {string} [name] */
  async click(selector, name) {
    await this.see(selector, name);
    const code = locate(selector, name);
    await this.run(`(${code}.scrollIntoView({ block: 'center', behavior: 'instant' }), true)`);
    const { x, y, width, height } = await this.settledBox(code);
    await this.driver.click(x + width / 2, y + height / 2);
  }

  /**
   * Box of an element once it has stopped moving: parts that load late push what stands below them.
   * @param {string} code of an element
   * @returns {Promise<{ x: number, y: number, width: number, height: number }>}
   */
  async settledBox(code) {
    let last = '';
    for (let waited = 0; waited < PATIENCE_MS; waited += SETTLE_MS) {
      const box = String(
        await this.run(
          `JSON.stringify((({ x, y, width, height }) => ({ x, y, width, height }))(${code}.getBoundingClientRect()))`,
        ),
      );
      if (box === last) return JSON.parse(box);
      last = box;
      await pause(SETTLE_MS);
    }
    throw new Error(`an element never stands still: ${code}`);
  }

  /** Types into a field, key by key. @param {string} selector @param {string} text @param {string} [name] */
  async type(selector, text, name) {
    await this.click(selector, name);
    for (const character of text) await this.driver.press(character);
    await this.until(`${locate(selector, name)}.value === ${JSON.stringify(text)}`);
  }
}
