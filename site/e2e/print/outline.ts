import type { Page } from '@playwright/test';

/** A heading of the printed document. */
export interface PrintedHeading {
  /** Which sheet it stands on: the number of the page's object. */
  sheet: string;
  /** The sheet of the first heading below it; `undefined` where there is none. */
  sheetBelow: string | undefined;
}

/** The headings of the page as it is printed, read from the outline that the browser writes of them. */
export async function printedHeadings(page: Page): Promise<PrintedHeading[]> {
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
    sheetBelow: headings.find(({ id }) => id === first)?.sheet,
  }));
}
