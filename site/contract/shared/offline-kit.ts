import type { CallResponse } from './initial-data';
import type { Edition } from './sites';

/** The service worker: built as one file, served at the top so that its scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** Name of the one Trusted Types policy that may name the script of a service worker. */
export const serviceWorkerPolicy = 'service-worker';

/** What can be kept: the files of the site, the pages of the basics, the exhibitions on view. */
export const kitIndexPath = (edition: Edition) => `/offline/${edition}/index.json`;

/** The document of the site without a prerendered page and without data. */
export const kitDocumentPath = (edition: Edition) => `/offline/${edition}/document`;

/** What the page of an address needs. */
export const kitPagePath = (edition: Edition, address: string) =>
  `/offline/${edition}/page.json?at=${encodeURIComponent(address)}`;

export interface KitIndex {
  /** Changes with every build of the site. */
  version: string;
  /** Scripts, styles and fonts of the site. */
  files: readonly KitFile[];
  /** Pages for every visitor: home page, visitor information, floor plans, list of the audio guide. */
  basics: KitPart;
  /** Exhibitions on view, the newest first. */
  exhibitions: readonly KitExhibition[];
}

interface KitFile {
  path: string;
  bytes: number;
}

interface KitPart {
  /** Hash paths of its pages. */
  pages: readonly string[];
  /** Bytes on the device, about. */
  bytes: number;
}

export interface KitExhibition extends KitPart {
  id: string;
  title: string;
  path: string;
  objects: number;
  /** Stops of the audio guide. */
  stops: number;
}

export interface KitPage {
  calls: readonly CallResponse[];
  /** Paths of pictures in the size for a phone, and of the sounds. */
  files: readonly string[];
}

/** Prefix of the names of caches; the time at which the kit was kept follows. */
export const kitCachePrefix = 'offline-visit-';

/** Key of the record of a kit, which is stored last: a cache without it is incomplete. */
export const kitRecordKey = '/offline/record.json';

/**
 * Key of a call in the cache, which takes no POST requests. Equal for all orders of the fields.
 * @param body JSON, a form, or '' for a call with its fields in the query
 */
export function callKey(path: string, body: string): string {
  const [pathname = '', query = ''] = path.split('?', 2);
  const fields = new URLSearchParams(body.startsWith('{') ? entriesOf(body) : body || query);
  fields.sort();
  return `/offline/call${pathname}?${fields.toString()}`;
}

function entriesOf(json: string): string[][] {
  return Object.entries(JSON.parse(json) as object).map(([name, value]) => [name, String(value)]);
}

/**
 * Key of a file: a picture has one for all of its sizes and file types, of which a kit has one; the toolbar requests its
 * further tools with their hash as query.
 */
export function fileKey(path: string): string {
  return path
    .replace(/^(\/media\/[\da-f]+)(-\d+)?\.(avif|webp|jpe?g|png)$/, '$1')
    .replace(/^(\/a11y-toolbar[^?]*)\?.*$/, '$1');
}
