import type { RouteTitles } from '../routes';

/** As `zh.ts`, in English. */
export const en: RouteTitles = {
  // general
  Index: 'Home',
  Search: 'Search',

  // survey
  Survey: 'About the museum',
  Introduction: 'Introduction',
  History: 'History',
  InterExchange: 'Exchange with other museums',
  Organization: 'Organisation',
  Leader: 'Management',
  Rules: 'Rules and regulations',
  Events: 'Chronicle',
  Summary: 'Annual reports',
  BaseAndUnit: 'Sites and units',

  // exhibition
  Exhibition: 'Exhibitions',
  BaseExhibition: 'Permanent exhibitions',
  BaseExhibitionDetail: 'Permanent exhibition',
  BaseExhibitionTag: 'Objects of a permanent exhibition',
  TemporaryExhibition: 'Temporary exhibitions',
  TemporaryExhibitionDetail: 'Temporary exhibition',
  TemporaryExhibitionTag: 'Objects of a temporary exhibition',
  ExhibitiomReview: 'Past exhibitions',
  ExhibitiomReviewDetail: 'Past exhibition',
  ExhibitiomReviewTag: 'Objects of a past exhibition',

  // news
  News: 'News',
  Notice: 'Notices',
  Snews: 'Museum news',
  OpenExhibition: 'Exhibition openings',
  NewsInfo: 'From the museum',
  ActNews: 'Activity news',
  ForumNews: 'Lectures and forums',
  VolNews: 'Volunteer news',

  // research
  Research: 'Research',
  ResDepartment: 'Departments',
  ResService: 'Services for researchers',
  ForeignExchange: 'Exchange abroad',
  ProjectResearch: 'Research projects',
  ProjectResearchDetail: 'Research project',
  Professional: 'Scholars',
  PreExperts: 'Earlier scholars',
  InservicePro: 'Scholars at work',
  TalentedPersons: 'Young scholars',
  ProfessionalDetail: 'Scholar',
  SpecialThesis: 'Papers',
  SpecialThesisDetail: 'Paper',
  CulPublication: 'Publications',
  // education
  CloudClassroom: 'Cloud classroom',
  LessonDetail: 'Lesson',
  ClassVisit: 'Book a class visit',
  RedStories: 'Stories of the revolution',
  redDetail: 'Story of the revolution',

  // digital-museum
  DigitalMuseum: 'Digital museum',
  Video: 'Videos',
  ExhVideo: 'Gallery films',
  SocialAttention: 'A museum for all',
  CloudTreasure: 'Treasures in the cloud',
  revolution: 'Memories of the revolution',
  VideoTextbooks: 'Films for lessons',
  VolSongs: 'Songs of our volunteers',
  VideoDetail: 'Video',
  DigitalCollection: 'Digital collection',
  DigitalCommonExhibition: 'Permanent exhibitions online',
  DigitalCommonExhibitionDetail: 'Permanent exhibition online',
  DigitalExhibition: 'Special exhibitions online',
  DigitalExhibitionDetail: 'Special exhibition online',
  Music: 'Music',
  FeaturesExh: 'Features',

  // collection
  Collection: 'Collection',
  Treasure: 'Treasures',
  ExcellentCollection: 'Highlights of the collection',
  ExcellentCollectionDetail: 'Object',
  AncientBooks: 'Ancient books',
  AncientBooksDetail: 'Ancient book',
  CulDonation: 'Donations',
  MyCollection: 'My collection',

  // service
  Service: 'Plan a visit',
  TourGuide: 'Visitor guide',
  Today: 'Today at the museum',
  Calendar: 'Month calendar',
  RoutePlanner: 'Plan a route',
  AudioGuide: 'Audio guide',
  OfflineVisit: 'Offline visit',
  Admission: 'Book entry',
  Activities: 'Activities',
  ActivityDetail: 'Activity',
  AppointExplain: 'Book a docent',
  Responsibilities: 'Visitors’ responsibilities',
  Volunteer: 'Volunteers',
  VolCard: 'Volunteer card',
  VolAction: 'Volunteers in action',
  LostFund: 'Lost and found',
  Privacy: 'Privacy',
  FriendLink: 'Links',

  // local-museums
  Dfbw: 'Museums of the province',
  DfbwNews: 'News from the museums',
  DfbwDetail: 'Museum of the province',
  DfbwArticle: 'News from a museum',

  // shop
  Home: 'Museum shop',
  Culture_product_detail: 'Product',
};
