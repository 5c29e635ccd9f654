import type { RouteTitles } from '../routes';

/** Document title and `h1` of each route, also when the category tree cannot be loaded. */
export const zh: RouteTitles = {
  // general
  Index: '首页',
  Search: '搜索',

  // survey
  Survey: '博物馆概况',
  Introduction: '本馆介绍',
  History: '历史沿革',
  InterExchange: '交流合作',
  Organization: '组织机构',
  Leader: '馆领导',
  Rules: '规章制度',
  Events: '大事记',
  Summary: '年度报告',
  BaseAndUnit: '基地与单位',

  // exhibition
  Exhibition: '展览',
  BaseExhibition: '基本陈列',
  BaseExhibitionTag: '基本陈列展品',
  TemporaryExhibition: '临时展览',
  TemporaryExhibitionTag: '临时展览展品',
  ExhibitiomReview: '展览回顾',
  ExhibitiomReviewTag: '展览回顾展品',

  // news
  News: '资讯',
  Notice: '公告',
  Snews: '新闻',
  OpenExhibition: '开展资讯',
  NewsInfo: '馆内要闻',
  ActNews: '活动资讯',
  ForumNews: '学术论坛',
  VolNews: '志愿者动态',

  // research
  Research: '研究',
  ResDepartment: '研究部门',
  ResService: '研究服务',
  ForeignExchange: '对外交流',
  ProjectResearch: '课题研究',
  Professional: '专业人才',
  PreExperts: '前辈专家',
  InservicePro: '在职专家',
  TalentedPersons: '青年人才',
  SpecialThesis: '专题论文',
  CulPublication: '文博出版',
  // education
  CloudClassroom: '云课堂',
  LessonDetail: '课程',
  ClassVisit: '预约学校参观',
  RedStories: '红色故事',

  // digital-museum
  DigitalMuseum: '数字博物馆',
  Video: '视频',
  ExhVideo: '展览视频',
  SocialAttention: '社会关注',
  CloudTreasure: '云上珍宝',
  revolution: '红色记忆',
  VideoTextbooks: '视频教材',
  VolSongs: '志愿者之歌',
  DigitalCollection: '数字典藏',
  DigitalCommonExhibition: '数字常设展',
  DigitalCommonExhibitionDetail: '数字常设展展室',
  DigitalExhibition: '数字专题展',
  DigitalExhibitionDetail: '数字专题展展室',
  Music: '音乐',
  FeaturesExh: '特色展示',

  // collection
  Collection: '典藏',
  Treasure: '镇馆之宝',
  ExcellentCollection: '馆藏精品',
  AncientBooks: '古籍',
  CulDonation: '文物捐赠',
  MyCollection: '我的藏品集',

  // service
  Service: '服务',
  TourGuide: '参观指南',
  Today: '今日在馆',
  Calendar: '月历',
  RoutePlanner: '参观路线',
  AudioGuide: '语音导览',
  OfflineVisit: '离线参观',
  Admission: '预约入馆',
  Activities: '活动',
  AppointExplain: '预约讲解',
  Responsibilities: '观众须知',
  Volunteer: '志愿者',
  VolCard: '志愿者卡',
  VolAction: '志愿行动',
  LostFund: '失物招领',
  Privacy: '个人信息保护',
  FriendLink: '友情链接',

  // local-museums
  Dfbw: '全省博物馆',
  DfbwNews: '各馆动态',
  DfbwArticle: '各馆动态',

  // shop
  Home: '文创',
  Culture_product_detail: '文创产品',
};
