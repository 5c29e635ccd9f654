import type { SiteCallName } from '../../../contract/shared/site-endpoints';
import type { CallRecord } from '../../../contract/schemas';
import { readCategory } from './category';
import { readChildCategory, readContentEntry, readContentEntryDetail } from './content';
import { readCountedTag } from './fields';
import { readDictionaryValue } from './dictionary';
import { readExhibit, readExhibitRow } from './exhibit';
import { readExhibition, readExhibitionDetail } from './exhibition';
import { readSite } from './site';
import { readSearchHit } from './search';

type Readers<Name extends SiteCallName> = {
  readonly [Each in Name]: (value: unknown) => CallRecord<Each> | undefined;
};

const callReaders = {
  siteDetail: readSite,
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
  dictList: readDictionaryValue,
  exhibitPage: readExhibit,
  exhibitDetail: readExhibitRow,
  fullSearch: readSearchHit,
} satisfies Partial<Readers<SiteCallName>>;

/** Calls with a reader in the main chunk. */
export type AppCall = keyof typeof callReaders;

/** Readers of one record of each call; a record without an id is left out. */
export const readers: Readers<AppCall> = callReaders;
