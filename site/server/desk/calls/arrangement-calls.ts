import type { Database } from '../../db/database';
import type { MediaStore } from '../../import/media/media-store';
import type { DeskHandlers } from '../http/desk-call';
import { listCategories, moveCategory, showCategory } from '../records/arrange-categories';
import { listOpeningRules } from '../records/list-opening-rules';

type Calls = 'deskOpeningList' | 'deskCategoryList' | 'deskCategoryMove' | 'deskCategoryShow';

/** Opening rules, and order and visibility of the categories, for administrators. */
export function deskArrangementCalls(db: Database, store: MediaStore): Pick<DeskHandlers, Calls> {
  return {
    deskOpeningList: () => listOpeningRules(db),
    deskCategoryList: () => listCategories(db),
    deskCategoryMove: async (input, { staff, now }) => {
      await moveCategory(db, input, { staff, now, store });
      return null;
    },
    deskCategoryShow: (input, { staff, now }) => showCategory(db, input, { staff, now, store }),
  };
}
