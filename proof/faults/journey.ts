import type { Locator, Page } from '@playwright/test';
import type { DeskCallName } from '../../site/contract/shared/desk/endpoints';

/** Who makes a journey; each has names of their own, by which the desk finds what they have sent. */
export interface Visitor {
  name: string;
  phone: string;
  /** Of a member who has booked an entry. */
  account: { userName: string; password: string; nickName: string };
}

/** What a visitor does between two looks at the page. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
  /** What is visible then, and not before. */
  result: (page: Page) => Locator;
  /** Loads another document: without a network the browser shows a page of its own. */
  opensDocument?: true;
  /** Sends what was typed. */
  sends?: true;
}

export interface Journey {
  name: string;
  language: 'zh' | 'en';
  /** Address of the document with which it begins. */
  start: string;
  /** Whether it needs a member's account. */
  isMember?: true;
  steps: (visitor: Visitor) => readonly Step[];
  /** The list of the desk in which one item is found by the visitor's name afterwards. */
  stored?: DeskCallName;
}

/** The main part of a page. */
export const main = (page: Page) => page.getByRole('main');
/** The heading of a page. */
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: typeof name === 'string' });

/** Follows a link of the menu that is visible. */
export const openMenu = (page: Page, menu: string, name: string) =>
  page
    .getByRole('navigation', { name: menu })
    .getByRole('link', { name, exact: true })
    .first()
    .click();

/** Opens a page of a section whose list is behind a button. */
export async function openSubMenu(
  page: Page,
  menu: string,
  section: RegExp,
  name: string,
): Promise<void> {
  const navigation = page.getByRole('navigation', { name: menu });
  const button = navigation.getByRole('button', { name: section });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await navigation.getByRole('link', { name, exact: true }).click();
}

/** The main part of the page with this heading; other pages may have the same links. */
export const mainOf = (page: Page, name: string | RegExp) =>
  main(page).filter({ has: heading(page, name) });
