import type { Static, TObject, TProperties } from 'typebox';
import type { CallName } from '../shared/endpoints';
import type { CallSchema } from './common/call-schema';
import { activityBook } from './activity/activity-book';
import { activityCancel } from './activity/activity-cancel';
import { activityDetail } from './activity/activity-detail';
import { activityPage } from './activity/activity-page';
import { docentBook } from './docent/docent-book';
import { docentCancel } from './docent/docent-cancel';
import { docentSlots } from './docent/docent-slots';
import { lostAndFound } from './lost-found/lost-and-found';
import { volunteerApply } from './volunteer/volunteer-apply';
import { volunteerWithdraw } from './volunteer/volunteer-withdraw';
import { categoryList } from './category/category-list';
import { contentCategoryText } from './content/content-category-text';
import { contentDetail } from './content/content-detail';
import { contentPage } from './content/content-page';
import { dictList } from './dictionary/dict-list';
import { exhibitDetail } from './exhibit/exhibit-detail';
import { exhibitPage } from './exhibit/exhibit-page';
import { exhibitionDetail } from './exhibition/exhibition-detail';
import { exhibitionPage } from './exhibition/exhibition-page';
import { browseCount } from './visit/browse-count';
import { contentListByParentCode } from './content/content-list-by-parent-code';
import { contentListByParentCodeAndTag } from './content/content-list-by-parent-code-and-tag';
import { contentNews } from './content/content-news';
import { contentPageByDict } from './content/content-page-by-dict';
import { contentPageByRecommend } from './content/content-page-by-recommend';
import { contentPageByTagFromContent } from './content/content-page-by-tag-from-content';
import { contentTags } from './content/content-tags';
import { exhibitionPageByTagFromContent } from './exhibition/exhibition-page-by-tag-from-content';
import { exhibitionPageInterflow } from './exhibition/exhibition-page-interflow';
import { bookingPage } from './booking/booking-page';
import { favouriteClick } from './favourite/favourite-click';
import { favouritePage } from './favourite/favourite-page';
import { favouriteState } from './favourite/favourite-state';
import { memberInfo } from './member/member-info';
import { memberLogin } from './member/member-login';
import { memberLogout } from './member/member-logout';
import { memberRefresh } from './member/member-refresh';
import { memberRegister } from './member/member-register';
import { passwordChange } from './member/password-change';
import { pointsAccount } from './points/points-account';
import { pointsReport } from './points/points-report';
import { profileDetail } from './member/profile-detail';
import { profileUpdate } from './member/profile-update';
import { ratingCreate } from './rating/rating-create';
import { fullSearch } from './search/full-search';
import { siteDetail } from './site/site-detail';

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
