import { expect, test, type Host } from './host';

/** Adds a carousel of five slides. */
const addCarousel = () => {
  const slides = document.createElement('div');
  slides.className = 'slides';
  slides.style.position = 'relative';
  for (let n = 0; n < 5; n++) {
    const slide = document.createElement('div');
    slide.className = 'slide';
    slide.style.position = 'absolute';
    slides.append(slide);
  }
  document.body.append(slides);
};

/** Runs the carousel for twenty steps. @returns the work of the toolbar meanwhile, beside the slides */
const runCarousel = (host: Host) =>
  host.page.evaluate(async () => {
    let measured = 0;
    let restyled = 0;
    let marked = 0;
    window.getComputedStyle = new Proxy(Reflect.get(window, 'getComputedStyle'), {
      apply(read, self, [element]: [Element]) {
        if (!element.closest('.slides')) measured++;
        return Reflect.apply(read, self, [element]);
      },
    });
    const own = CSSStyleSheet.prototype;
    Object.assign(own, {
      replaceSync: new Proxy(Reflect.get(own, 'replaceSync'), {
        apply(replace, self, css: [string]) {
          restyled++;
          Reflect.apply(replace, self, css);
        },
      }),
    });
    const observer = new MutationObserver((records) => (marked += records.length));
    observer.observe(document, { subtree: true, attributeFilter: ['data-a11y-toolbar-offset'] });
    const slides = document.querySelectorAll<HTMLElement>('.slide');
    for (let n = 0; n < 20; n++) {
      for (const [i, slide] of slides.entries()) {
        slide.classList.toggle('active', i === n % 5);
        slide.style.transform = `translateX(${n}px)`;
      }
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    return { measured, restyled, marked };
  });

/** Adds a style sheet of another origin, whose rules scripts cannot read. @returns the error on reading them */
async function addUnreadableSheet(host: Host): Promise<unknown> {
  const url = 'http://other.test/sheet.css';
  await host.page.route(url, (route) =>
    route.fulfill({ contentType: 'text/css', body: '.slide{top:0}' }),
  );
  const error = await host.page.evaluate(async (href) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
      document.head.append(link);
    });
    try {
      return link.sheet?.cssRules.length;
    } catch (reason) {
      return (reason as Error).name;
    }
  }, url);
  host.problems.splice(0);
  return error;
}

for (const isUnreadable of [false, true]) {
  const sheets = isUnreadable ? 'with an unreadable style sheet' : 'with readable style sheets';
  test(`running carousel ${sheets} causes no restyle and no measurement of other elements`, async ({
    host,
  }) => {
    await host.open('layout', { attributes: {}, noPolicy: true });
    await host.page.evaluate(addCarousel);
    if (isUnreadable) {
      expect(await addUnreadableSheet(host)).toBe('SecurityError');
    }
    await host.page.evaluate(() => bar().open());
    await expect(host.panel).toBeVisible();
    await host.page.waitForTimeout(300);
    const counts = await runCarousel(host);
    expect(counts.restyled).toBe(0);
    expect(counts.marked).toBe(0);
    // Each pass reads the overflow of root and body, and the styles of absolute slides.
    expect(counts.measured).toBeLessThan(120);
  });
}
