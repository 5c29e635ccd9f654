import type { FirstViewAnswer } from './first-view';
import type { Language } from './sites';

/** A page drawn ahead: what the service sends, so that it is seen before the app is there. */
export interface Prerendered {
  /** The document's title, escaped for HTML. */
  title: string;
  /** What stands inside `#root` until the app takes its place. */
  html: string;
  /** Its styles, apart from it: the policy lets no style stand in a page. */
  css: string;
  /** The picture one sees first; `undefined` where there is none. */
  picture: { type: string; srcset: string; sizes: string } | undefined;
  /** All that the page asked for, and what it was answered. */
  answers: readonly FirstViewAnswer[];
}

export interface PrerenderInput {
  language: Language;
  /** The address as behind `#`: a path below `/`, with its query. */
  address: string;
  /** Answers that are there before the page asks. */
  answers: readonly FirstViewAnswer[];
  /** Answers what the page asks beyond them. Without it such parts are drawn as they load. */
  answer?: (call: Pick<FirstViewAnswer, 'name' | 'input'>) => Promise<unknown>;
  now: Date;
}

/** Why there is no page: no route has that address, or the app alone draws its page. */
export type NotPrerendered = 'no-route' | 'left-to-app';

/**
 * What the build of the app gives the service, as the default export of `prerender.mjs`. It rejects as
 * `answer` does.
 */
export type Prerender = (input: PrerenderInput) => Promise<Prerendered | NotPrerendered>;
