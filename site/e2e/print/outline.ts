import type { Page } from '@playwright/test';

/** A heading of the printed document. */
export interface PrintedHeading {
  /** Number of the PDF object of its page. */
  sheet: string;
  /** The sheet of its first subheading; `undefined` without subheadings. */
  firstChildSheet: string | undefined;
}

/** The headings of the printed page, read from the outline of its PDF. */
export async function readPrintedHeadings(page: Page): Promise<PrintedHeading[]> {
  const options = { format: 'A4', preferCSSPageSize: true, outline: true, tagged: true };
  const pdf = (await page.pdf(options)).toString('latin1');
  const entry = /(\d+) 0 obj\n<<\/Title [^]*?\/Dest \[(\d+) 0 R[^]*?>>\nendobj/g;
  const headings = [...pdf.matchAll(entry)].map(([text, id = '', sheet = '']) => ({
    id,
    sheet,
    first: /\/First (\d+) 0 R/.exec(text)?.[1],
  }));
  return headings.map(({ sheet, first }) => ({
    sheet,
    firstChildSheet: headings.find(({ id }) => id === first)?.sheet,
  }));
}
