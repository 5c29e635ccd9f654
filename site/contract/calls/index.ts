import type { Static, TObject, TProperties } from 'typebox';
import type { CallName } from '../endpoints';
import type { CallSchema } from './call-schema';
import { activityBook } from './activity-book';
import { activityCancel } from './activity-cancel';
import { activityDetail } from './activity-detail';
import { activityPage } from './activity-page';
import { docentBook } from './docent-book';
import { docentCancel } from './docent-cancel';
import { docentSlots } from './docent-slots';
import { lostAndFound } from './lost-and-found';
import { volunteerApply } from './volunteer-apply';
import { volunteerWithdraw } from './volunteer-withdraw';
import { categoryList } from './category-list';
import { contentCategoryText } from './content-category-text';
import { contentDetail } from './content-detail';
import { contentPage } from './content-page';
import { dictList } from './dict-list';
import { exhibitDetail } from './exhibit-detail';
import { exhibitPage } from './exhibit-page';
import { exhibitionDetail } from './exhibition-detail';
import { exhibitionPage } from './exhibition-page';
import { browseCount } from './browse-count';
import { contentListByParentCode } from './content-list-by-parent-code';
import { contentListByParentCodeAndTag } from './content-list-by-parent-code-and-tag';
import { contentNews } from './content-news';
import { contentPageByDict } from './content-page-by-dict';
import { contentPageByRecommend } from './content-page-by-recommend';
import { contentPageByTagFromContent } from './content-page-by-tag-from-content';
import { contentTags } from './content-tags';
import { exhibitionPageByTagFromContent } from './exhibition-page-by-tag-from-content';
import { exhibitionPageInterflow } from './exhibition-page-interflow';
import { bookingPage } from './booking-page';
import { favouriteClick } from './favourite-click';
import { favouritePage } from './favourite-page';
import { favouriteState } from './favourite-state';
import { memberInfo } from './member-info';
import { memberLogin } from './member-login';
import { memberLogout } from './member-logout';
import { memberRefresh } from './member-refresh';
import { memberRegister } from './member-register';
import { passwordChange } from './password-change';
import { pointsAccount } from './points-account';
import { pointsReport } from './points-report';
import { profileDetail } from './profile-detail';
import { profileUpdate } from './profile-update';
import { ratingCreate } from './rating-create';
import { fullSearch } from './full-search';
import { siteDetail } from './site-detail';

/** The schema of every call named in `endpoints`. */
export const callSchemas = {
  siteDetail,
  categoryList,
  contentPage,
  contentCategoryText,
  contentDetail,
  exhibitionPage,
  exhibitionDetail,
  dictList,
  exhibitPage,
  exhibitDetail,
  fullSearch,
  browseCount,
  contentListByParentCode,
  contentListByParentCodeAndTag,
  contentNews,
  contentPageByDict,
  contentPageByRecommend,
  contentPageByTagFromContent,
  contentTags,
  exhibitionPageByTagFromContent,
  exhibitionPageInterflow,
  activityBook,
  activityCancel,
  activityDetail,
  activityPage,
  docentBook,
  docentCancel,
  docentSlots,
  lostAndFound,
  volunteerApply,
  volunteerWithdraw,
  bookingPage,
  favouriteClick,
  favouritePage,
  favouriteState,
  memberInfo,
  memberLogin,
  memberLogout,
  memberRefresh,
  memberRegister,
  passwordChange,
  pointsAccount,
  pointsReport,
  profileDetail,
  profileUpdate,
  ratingCreate,
} satisfies Record<CallName, CallSchema>;

type Schemas = typeof callSchemas;

/** Input fields of a call. */
export type CallInput<Name extends CallName> = Static<Schemas[Name]['input']>;

/** A row, a record of a page, or the single object of a response. */
export type CallRecord<Name extends CallName> = Static<Schemas[Name]['record']>;

/** Properties of a page of this call beside `total` and `records`. */
export type CallMore<Name extends CallName> = Schemas[Name] extends { more: infer More }
  ? Static<TObject<More extends TProperties ? More : never>>
  : unknown;
