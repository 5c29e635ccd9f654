import { randomUUID } from 'node:crypto';
import { integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Image } from '../../../contract/entities/common';
import { sites } from './site';

/**
 * What every record has: a row for each site that shows it, under the id that it has in its pack.
 * A record without a title in a site's language has no row there.
 */
export const siteRecord = {
  siteId: () =>
    text('site_id')
      .notNull()
      .references(() => sites.id),
  id: () => text().notNull(),
};

/** Where a record stands among its kind; new ones follow the known ones. */
export const position = () => integer().notNull();

export const images = () => jsonb().$type<Image[]>().notNull();

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What every form that a visitor sends leaves behind: a number to name it by, and when it came. */
export const receipt = () => ({
  id: text()
    .primaryKey()
    .$defaultFn(() => randomUUID()),
  /** Chosen by the form, so that what is sent twice is kept once. */
  requestId: uuid('request_id').unique(),
  createdAt: moment('created_at').notNull(),
});
