/**
 * The site map: one row a route, spelled as in spec section 2. The router, menus, breadcrumbs,
 * titles, prefetching, tests and the crawlable mirror read this table; nothing repeats a path.
 */
export interface Route {
  /** Below `#` in the app; `:name` stands for a parameter. */
  path: string;
  /** The route's name, which is the code of its category where it has one. */
  name: string;
  /** Which page kind shows it. */
  page: PageKind;
  /** Document title and `h1`, also when the category tree cannot be loaded. */
  title: { zh: string; en: string };
  /** On a list: the name of the route that shows one of its records. */
  detail?: string;
  meta?: RouteMeta;
}

export type PageKind =
  | 'home'
  | 'rich-page'
  | 'article-list'
  | 'article'
  | 'exhibition-list'
  | 'exhibition'
  | 'object-list'
  | 'object'
  | 'lost-found'
  | 'volunteer-card'
  | 'docents'
  | 'activity-list'
  | 'activity'
  | 'search';

export interface RouteMeta {
  hideHeader?: boolean;
  hideFooter?: boolean;
  /** Hides the main menu only. */
  hideNav?: boolean;
  noMargin?: boolean;
  /** The menu entry to which a detail page belongs. */
  parent?: string;
  /** Which exhibitions a list shows; all where it is left out. */
  exhibitionKind?: 'base' | 'temporary' | 'review';
}

function row(
  path: string,
  name: string,
  page: PageKind,
  zh: string,
  en: string,
  rest: Pick<Route, 'detail' | 'meta'> = {},
): Route {
  return { path, name, page, title: { zh, en }, ...rest };
}

const newsDetail = { detail: 'NewsDetail' };
const digitalDetail = { detail: 'DigitalDetail' };

export const routes: readonly Route[] = [
  row('/', 'Index', 'home', '首页', 'Home', { meta: { noMargin: true } }),

  row('/Survey', 'Survey', 'rich-page', '博物馆概况', 'About the museum', {
    meta: { noMargin: true },
  }),
  row('/Survey/Introduction', 'Introduction', 'rich-page', '本馆介绍', 'Introduction'),
  row('/Survey/History', 'History', 'rich-page', '历史沿革', 'History'),
  row(
    '/Survey/InterExchange',
    'InterExchange',
    'article-list',
    '交流合作',
    'Exchange with other museums',
    { detail: 'SurveyDetail' },
  ),
  row('/Survey/:code/:id', 'SurveyDetail', 'article', '博物馆概况', 'About the museum', {
    meta: { parent: 'Survey' },
  }),

  row('/Exhibition', 'Exhibition', 'exhibition-list', '展览', 'Exhibitions', {
    detail: 'BaseExhibitionDetail',
  }),
  row(
    '/Exhibition/BaseExhibition',
    'BaseExhibition',
    'exhibition-list',
    '基本陈列',
    'Permanent exhibitions',
    {
      detail: 'BaseExhibitionDetail',
      meta: { exhibitionKind: 'base' },
    },
  ),
  row(
    '/Exhibition/BaseExhibition/:id',
    'BaseExhibitionDetail',
    'exhibition',
    '基本陈列',
    'Permanent exhibition',
    {
      meta: { parent: 'BaseExhibition' },
    },
  ),
  row(
    '/Exhibition/TemporaryExhibition',
    'TemporaryExhibition',
    'exhibition-list',
    '临时展览',
    'Temporary exhibitions',
    {
      detail: 'TemporaryExhibitionDetail',
      meta: { exhibitionKind: 'temporary' },
    },
  ),
  row(
    '/Exhibition/TemporaryExhibition/:id',
    'TemporaryExhibitionDetail',
    'exhibition',
    '临时展览',
    'Temporary exhibition',
    {
      meta: { parent: 'TemporaryExhibition' },
    },
  ),
  row(
    '/Exhibition/ExhibitiomReview',
    'ExhibitiomReview',
    'exhibition-list',
    '展览回顾',
    'Past exhibitions',
    {
      detail: 'ExhibitiomReviewDetail',
      meta: { exhibitionKind: 'review' },
    },
  ),
  row(
    '/Exhibition/ExhibitiomReview/:id',
    'ExhibitiomReviewDetail',
    'exhibition',
    '展览回顾',
    'Past exhibition',
    {
      meta: { parent: 'ExhibitiomReview' },
    },
  ),

  row('/News', 'News', 'article-list', '资讯', 'News', newsDetail),
  row('/News/Notice', 'Notice', 'article-list', '公告', 'Notices', newsDetail),
  row('/News/Snews', 'Snews', 'article-list', '新闻', 'Museum news', newsDetail),
  row(
    '/News/Snews/OpenExhibition',
    'OpenExhibition',
    'article-list',
    '开展资讯',
    'Exhibition openings',
    newsDetail,
  ),
  row(
    '/News/Snews/NewsInfo',
    'NewsInfo',
    'article-list',
    '馆内要闻',
    'From the museum',
    newsDetail,
  ),
  row('/News/Snews/ActNews', 'ActNews', 'article-list', '活动资讯', 'Activities', newsDetail),
  row(
    '/News/Snews/ForumNews',
    'ForumNews',
    'article-list',
    '学术论坛',
    'Lectures and forums',
    newsDetail,
  ),
  row('/News/Snews/VolNews', 'VolNews', 'article-list', '志愿者动态', 'Volunteers', newsDetail),
  row('/News/:code/:id', 'NewsDetail', 'article', '资讯', 'News', { meta: { parent: 'News' } }),

  row(
    '/DigitalMuseum',
    'DigitalMuseum',
    'article-list',
    '数字博物馆',
    'Digital museum',
    digitalDetail,
  ),
  row('/DigitalMuseum/Video', 'Video', 'article-list', '视频', 'Videos', { detail: 'VideoDetail' }),
  row('/DigitalMuseum/Video/:name/:id', 'VideoDetail', 'article', '视频', 'Video', {
    meta: { parent: 'Video' },
  }),
  row('/DigitalMuseum/Music', 'Music', 'article-list', '音乐', 'Music', digitalDetail),
  row(
    '/DigitalMuseum/FeaturesExh',
    'FeaturesExh',
    'article-list',
    '特色展示',
    'Features',
    digitalDetail,
  ),
  row('/DigitalMuseum/:code/:id', 'DigitalDetail', 'article', '数字博物馆', 'Digital museum', {
    meta: { parent: 'DigitalMuseum' },
  }),

  row('/Collection', 'Collection', 'object-list', '典藏', 'Collection', {
    detail: 'ExcellentCollectionDetail',
  }),
  row(
    '/Collection/ExcellentCollection',
    'ExcellentCollection',
    'object-list',
    '馆藏精品',
    'Highlights of the collection',
    {
      detail: 'ExcellentCollectionDetail',
    },
  ),
  row(
    '/Collection/ExcellentCollection/:id',
    'ExcellentCollectionDetail',
    'object',
    '馆藏精品',
    'Object',
    {
      meta: { parent: 'ExcellentCollection' },
    },
  ),
  row('/Collection/AncientBooks', 'AncientBooks', 'article-list', '古籍', 'Ancient books', {
    detail: 'AncientBooksDetail',
  }),
  row('/Collection/AncientBooks/:id', 'AncientBooksDetail', 'article', '古籍', 'Ancient book', {
    meta: { parent: 'AncientBooks' },
  }),

  row('/Service', 'Service', 'rich-page', '服务', 'Plan a visit'),
  row('/Service/TourGuide', 'TourGuide', 'rich-page', '参观指南', 'Visitor guide'),

  row('/Search', 'Search', 'search', '搜索', 'Search', { meta: { hideNav: true } }),
  row('/Service/Activities', 'Activities', 'activity-list', '活动', 'Activities'),
  row('/Service/Activities/:id', 'ActivityDetail', 'activity', '活动', 'Activity', {
    meta: { parent: 'Activities' },
  }),
  row('/Service/AppointExplain', 'AppointExplain', 'docents', '预约讲解', 'Book a docent'),
  row(
    '/Service/AppointExplain/Responsibilities',
    'Responsibilities',
    'rich-page',
    '观众须知',
    'Visitors’ responsibilities',
  ),
  row('/Service/Volunteer', 'Volunteer', 'rich-page', '志愿者', 'Volunteers'),
  row(
    '/Service/Volunteer/VolHome/VolCard',
    'VolCard',
    'volunteer-card',
    '志愿者卡',
    'Volunteer card',
  ),
  row(
    '/Service/Volunteer/VolAction',
    'VolAction',
    'article-list',
    '志愿行动',
    'Volunteers in action',
    { detail: 'VolActionDetail' },
  ),
  row(
    '/Service/Volunteer/VolAction/:id',
    'VolActionDetail',
    'article',
    '志愿行动',
    'Volunteers in action',
    { meta: { parent: 'VolAction' } },
  ),
  row('/Service/LostFund', 'LostFund', 'lost-found', '失物招领', 'Lost and found'),
];
