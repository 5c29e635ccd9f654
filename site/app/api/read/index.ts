import type { CallName } from '../../../contract/shared/endpoints';
import type { CallRecord } from '../../../contract/schemas';
import { readCategory } from './category';
import { readChildCategory } from './child-category';
import { readCountedTag } from './media-and-tags';
import { readContentEntry, readContentEntryDetail } from './content-entry';
import { readExhibit } from './exhibit';
import { readExhibition, readExhibitionDetail } from './exhibition';
import { readOpeningRule } from './opening-rule';
import { readSearchHit } from './search-hit';
import { isObject, listOf, optionalText, text } from './values';

type Readers<Name extends CallName> = {
  readonly [Each in Name]: (value: unknown) => CallRecord<Each> | undefined;
};

const callReaders = {
  siteDetail: (value: unknown) => {
    if (!isObject(value) || !text(value.id)) return undefined;
    const userCentre = optionalText(value.userCentre);
    return {
      id: text(value.id),
      siteCode: text(value.siteCode),
      website: text(value.website),
      ...(userCentre && { userCentre }),
      opening: listOf(value.opening, readOpeningRule),
    };
  },
  categoryList: readCategory,
  contentPage: readContentEntry,
  contentCategoryText: readContentEntryDetail,
  contentDetail: readContentEntryDetail,
  contentNews: readContentEntry,
  contentPageByDict: readContentEntry,
  contentTags: readCountedTag,
  contentListByParentCode: readChildCategory,
  contentListByParentCodeAndTag: readChildCategory,
  exhibitionPage: readExhibition,
  exhibitionDetail: readExhibitionDetail,
  exhibitionPageInterflow: readContentEntry,
  dictList: (value: unknown) => {
    if (!isObject(value) || !text(value.dictValue)) return undefined;
    const dictValue = text(value.dictValue);
    return { dictCode: text(value.dictCode), dictValue, label: text(value.label) || dictValue };
  },
  exhibitPage: readExhibit,
  exhibitDetail: readExhibit,
  fullSearch: readSearchHit,
} satisfies Partial<Readers<CallName>>;

/** Calls with a reader in the main chunk. */
export type AppCall = keyof typeof callReaders;

/** Readers of one record of each call; a record without an id is left out. */
export const readers: Readers<AppCall> = callReaders;
