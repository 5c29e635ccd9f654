import type { PageLoaders } from '../router/page-chunks';

/** The dynamic import of each page kind. */
export const pageLoaders: PageLoaders = {
  home: async () => (await import('../pages/home/home-page')).HomePage,
  'rich-page': async () => (await import('../pages/rich-page/rich-page')).RichPage,
  'article-list': async () =>
    (await import('../pages/article-list/article-list-page')).ArticleListPage,
  article: async () => (await import('../pages/article/article-page')).ArticlePage,
  'exhibition-list': async () =>
    (await import('../pages/exhibition-list/exhibition-list-page')).ExhibitionListPage,
  exhibition: async () => (await import('../pages/exhibition/exhibition-page')).ExhibitionPage,
  'object-list': async () => (await import('../pages/object-list/object-list-page')).ObjectListPage,
  object: async () => (await import('../pages/object/object-page')).ObjectPage,
  search: async () => (await import('../pages/search/search-page')).SearchPage,
  'lost-found': async () => (await import('../pages/lost-found/lost-found-page')).LostFoundPage,
  docents: async () => (await import('../pages/docents/docents-page')).DocentsPage,
  'activity-list': async () =>
    (await import('../pages/activity-list/activity-list-page')).ActivityListPage,
  activity: async () => (await import('../pages/activity/activity-page')).ActivityPage,
  'volunteer-card': async () =>
    (await import('../pages/volunteer-card/volunteer-card-page')).VolunteerCardPage,
  book: async () => (await import('../pages/book/book-page')).BookPage,
  timeline: async () => (await import('../pages/timeline/timeline-page')).TimelinePage,
  chronicle: async () => (await import('../pages/chronicle/chronicle-page')).ChroniclePage,
  organisation: async () =>
    (await import('../pages/organisation/organisation-page')).OrganisationPage,
  people: async () => (await import('../pages/people/people-page')).PeoplePage,
  person: async () => (await import('../pages/person/person-page')).PersonPage,
  register: async () => (await import('../pages/register/register-page')).RegisterPage,
  reports: async () => (await import('../pages/reports/reports-page')).ReportsPage,
  units: async () => (await import('../pages/units/units-page')).UnitsPage,
  thesis: async () => (await import('../pages/thesis/thesis-page')).ThesisPage,
  publications: async () =>
    (await import('../pages/publications/publications-page')).PublicationsPage,
  treasures: async () => (await import('../pages/treasures/treasures-page')).TreasuresPage,
  donations: async () => (await import('../pages/donations/donations-page')).DonationsPage,
  links: async () => (await import('../pages/links/links-page')).LinksPage,
  'exhibition-tag': async () =>
    (await import('../pages/exhibition-tag/exhibition-tag-page')).ExhibitionTagPage,
  'local-museums': async () =>
    (await import('../pages/local-museums/local-museums-page')).LocalMuseumsPage,
  'local-museum': async () =>
    (await import('../pages/local-museum/local-museum-page')).LocalMuseumPage,
  'digital-museum': async () =>
    (await import('../pages/digital-museum/digital-museum-page')).DigitalMuseumPage,
  'video-list': async () => (await import('../pages/video-list/video-list-page')).VideoListPage,
  video: async () => (await import('../pages/video/video-page')).VideoPage,
  music: async () => (await import('../pages/music/music-page')).MusicPage,
  'picture-wall': async () =>
    (await import('../pages/picture-wall/picture-wall-page')).PictureWallPage,
  'online-exhibition': async () =>
    (await import('../pages/online-exhibition/online-exhibition-page')).OnlineExhibitionPage,
  'lesson-list': async () => (await import('../pages/lesson-list/lesson-list-page')).LessonListPage,
  lesson: async () => (await import('../pages/lesson/lesson-page')).LessonPage,
  shop: async () => (await import('../pages/shop/shop-page')).ShopPage,
  product: async () => (await import('../pages/product/product-page')).ProductPage,
  'not-found': async () => (await import('../pages/not-found/not-found-page')).NotFoundPage,
};
