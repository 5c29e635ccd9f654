import type { Language } from '../../contract/shared/sites';
import type { CentrePage } from '../../contract/shared/user-centre';
import type { MemberClient } from './member-client';
import type { Messages } from '../messages/messages';

/** Dependencies of the pages of the user centre. */
export interface Context {
  language: Language;
  messages: Messages;
  client: MemberClient;
  /** URL of a page of the user centre, in this language and with the same return URL. */
  pageUrl: (page: CentrePage) => string;
  /** URL of a route of the site in this language. */
  siteUrl: (route: string) => string;
  /** Navigates to the return URL, or to the site without one. */
  returnToSite: () => void;
  /** Shows a message in the status line, which is a live region. */
  announce: (message: string) => void;
}

/** Loads a page and resolves to its content below the heading. */
export type Page = (context: Context) => Promise<HTMLElement>;
