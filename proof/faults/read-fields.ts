import type { Page } from '@playwright/test';

/** Contents of the fields in `main` and in dialogs, by name or label. */
export const readFields = (page: Page): Promise<string[][]> =>
  page.locator('main, [popover], dialog').evaluateAll((parts) =>
    parts.flatMap((part) =>
      [...part.querySelectorAll('input, select, textarea')].map((field) => {
        const { id, name, type, value, checked } = field as HTMLInputElement;
        return [name || id, /radio|checkbox/.test(type) ? `${value} ${checked}` : value];
      }),
    ),
  );
