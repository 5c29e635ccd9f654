// @vitest-environment jsdom -- the only DOM implementation that DOMPurify supports
import { beforeEach, expect, test, vi } from 'vitest';
import { createRecords, respondToAll, rowsOf } from '../testing/every-call';
import { createOpenPage, reportAllVisible } from '../testing/open-page';
import { pageKinds } from '../testing/page-kinds';
import { hostileHtml } from '../testing/records';
import { setUpRendering } from '../testing/render';

const openPage = createOpenPage(setUpRendering());
const records = createRecords({ title: '鼎', text: hostileHtml, label: '商' });

/** Kinds whose records have no rich text; jsdom is slow. */
const withoutRichText =
  /^(home|search|links|music|shop|units|people|register|reports|timeline|chronicle|publications|digital-museum|picture-wall|exhibition-tag|.*-list|local-museums)$/;
const kinds = pageKinds.filter(([kind]) => !withoutRichText.test(kind) || kind === 'activity-list');

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  reportAllVisible();
  // jsdom has no layout.
  vi.stubGlobal('ResizeObserver', globalThis.IntersectionObserver);
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
});

test.each(kinds)(
  '%s page shows no script, frame or event handler of a text',
  async (_, address) => {
    const reportError = vi.spyOn(console, 'error');
    const { box } = await openPage(address, {
      responses: respondToAll((name) => rowsOf(name, [records[name]])),
    });
    expect(box.querySelector('h1')?.textContent).toBeTruthy();
    // React reports what a page throws.
    expect(reportError).not.toHaveBeenCalled();
    expect(box.querySelector('script, iframe, [onerror], [onclick]')).toBeNull();
    for (const link of box.querySelectorAll('[href], [src]')) {
      expect(link.getAttribute('href') ?? link.getAttribute('src')).not.toMatch(/javascript:/i);
    }
  },
);
