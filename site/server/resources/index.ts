import type { Database } from '../db/database';
import type { CallHandlers } from '../http/call';
import { categoryCalls } from './category/category-calls';
import { contentCalls } from './content/content-calls';
import { dictionaryCalls } from './dictionary/dictionary-calls';
import { exhibitCalls } from './exhibit/exhibit-calls';
import { exhibitionCalls } from './exhibition/exhibition-calls';
import { siteCalls } from './site/site-calls';
import { visitCalls } from './visit/visit-calls';

/** Every call and the resource that answers it. */
export function createHandlers(db: Database): CallHandlers {
  return {
    ...siteCalls(db),
    ...categoryCalls(db),
    ...contentCalls(db),
    ...exhibitionCalls(db),
    ...exhibitCalls(db),
    ...dictionaryCalls(db),
    ...visitCalls(db),
  };
}
