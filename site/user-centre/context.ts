import type { Language } from '../contract/sites';
import type { CentrePage } from '../contract/user-centre';
import type { MemberClient } from './member-client';
import type { Words } from './words';

/** What every page of the centre knows. */
export interface Context {
  language: Language;
  words: Words;
  client: MemberClient;
  /** The address of a page of the centre, in this language and with the same way back. */
  addressOf: (page: CentrePage) => string;
  /** The address of a route of the museum's site in this language. */
  siteAddress: (route: string) => string;
  /** Leaves for the return address, or for the site where there is none. */
  goOn: () => void;
  /** Says something that has happened, aloud and on the page. */
  announce: (message: string) => void;
}

/** A page: what it shows below its heading, when that is there. */
export type Page = (context: Context) => Promise<HTMLElement>;
