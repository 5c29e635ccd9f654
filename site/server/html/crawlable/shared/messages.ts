import type { Language } from '../../../../contract/shared/sites';

/** Interface texts of the crawlable pages; texts about the museum are in the contract. */
interface Messages {
  skip: string;
  languages: string;
  openInSite: string;
  accessibility: string;
  menu: string;
  trail: string;
  home: string;
  section: string;
  sitemap: string;
  contact: string;
  addressLabel: string;
  phone: string;
  enquiries: string;
  booking: string;
  mail: string;
  hours: string;
  picture: string;
  /** Separator between a label and its value. */
  colon: string;
  transcript: string;
  download: string;
  published: string;
  related: string;
  more: string;
  relatedPage: string;
  pages: string;
  previous: string;
  next: string;
  page: (number: number) => string;
  count: (total: number) => string;
  empty: string;
  exhibitions: string;
  collection: string;
  news: string;
  objects: string;
  about: string;
  dates: string;
  place: string;
  kind: string;
  time: string;
  /** Label of the capacity. */
  places: string;
  placeCount: (places: number) => string;
  bookInSite: string;
  seeObject: string;
  /** Text of a page that only the app provides, such as a form. */
  inSite: string;
  /** Hint beside a link to the app, without JavaScript. */
  needsScript: (phone: string) => string;
  permanent: string;
  from: (day: string) => string;
  status: Record<'current' | 'upcoming' | 'past', string>;
  object: Record<'date' | 'medium' | 'size' | 'number' | 'holder' | 'credit' | 'source', string>;
  moreOfPeriod: (period: string) => string;
  tags: string;
  missing: string;
  missingHint: string;
}

const zh: Messages = {
  skip: '跳到正文',
  languages: '语言',
  openInSite: '在网站中打开',
  accessibility: '无障碍',
  menu: '主菜单',
  trail: '当前位置',
  home: '首页',
  section: '本栏目',
  sitemap: '网站地图',
  contact: '联系我们',
  addressLabel: '地址',
  phone: '电话',
  enquiries: '咨询',
  booking: '预约',
  mail: '邮箱',
  hours: '开放时间',
  picture: '图片',
  colon: '：',
  transcript: '文字稿',
  download: '下载',
  published: '发布于',
  related: '相关内容',
  more: '本栏目更多内容',
  relatedPage: '前往相关页面',
  pages: '分页',
  previous: '上一页',
  next: '下一页',
  page: (number) => `第 ${number} 页`,
  count: (total) => `共 ${total} 条`,
  empty: '这个栏目还没有内容。请稍后再来，或看看其他栏目。',
  exhibitions: '展览',
  collection: '馆藏撷英',
  news: '资讯',
  objects: '展出文物',
  about: '关于展览',
  dates: '展期',
  place: '地点',
  kind: '类别',
  time: '时间',
  places: '名额',
  placeCount: (places) => `每场 ${places} 位`,
  bookInSite: '在网站中查看余位并预约',
  seeObject: '查看这件藏品',
  inSite: '这一页的内容在网站中办理和查看。',
  needsScript: (phone) => `网站需要启用 JavaScript。不启用时，可致电 ${phone}。`,
  permanent: '常设',
  from: (day) => `${day} 起`,
  status: { current: '正在展出', upcoming: '即将开展', past: '已结束' },
  object: {
    date: '年代',
    medium: '材质',
    size: '尺寸',
    number: '藏品号',
    holder: '收藏',
    credit: '来源',
    source: '收藏机构的藏品页',
  },
  moreOfPeriod: (period) => `${period}的其他藏品`,
  tags: '标签',
  missing: '没有找到这个页面',
  missingHint: '它可能已经移走，也可能地址有误。请从菜单继续，或返回首页。',
};

const en: Messages = {
  skip: 'Skip to content',
  languages: 'Language',
  openInSite: 'Open in the site',
  accessibility: 'Accessibility',
  menu: 'Main menu',
  trail: 'You are here',
  home: 'Home',
  section: 'In this section',
  sitemap: 'Site map',
  contact: 'Contact',
  addressLabel: 'Address',
  phone: 'Telephone',
  enquiries: 'Enquiries',
  booking: 'Bookings',
  mail: 'E-mail',
  hours: 'Opening hours',
  picture: 'Picture',
  colon: ': ',
  transcript: 'Transcript',
  download: 'Download',
  published: 'Published',
  related: 'Related',
  more: 'More in this section',
  relatedPage: 'Go to the related page',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (number) => `Page ${number}`,
  count: (total) => (total === 1 ? '1 entry' : `${total} entries`),
  empty: 'There is nothing in this section yet. Come back soon, or look at another section.',
  exhibitions: 'Exhibitions',
  collection: 'From the collection',
  news: 'News',
  objects: 'Objects on show',
  about: 'About the exhibition',
  dates: 'Dates',
  place: 'Place',
  kind: 'Kind',
  time: 'When',
  places: 'Places',
  placeCount: (places) => `${places} each time`,
  bookInSite: 'See the places left and book in the site',
  seeObject: 'See this object',
  inSite: 'What this page offers is done and seen in the site.',
  needsScript: (phone) =>
    `The site needs JavaScript to be switched on. Without it, please telephone ${phone}.`,
  permanent: 'Permanent',
  from: (day) => `From ${day}`,
  status: { current: 'On now', upcoming: 'Coming', past: 'Past' },
  object: {
    date: 'Date',
    medium: 'Material',
    size: 'Size',
    number: 'Number',
    holder: 'Collection',
    credit: 'Credit',
    source: 'The holder’s page about this object',
  },
  moreOfPeriod: (period) => `More from this period: ${period}`,
  tags: 'Tags',
  missing: 'This page was not found',
  missingHint: 'It may have moved, or the address may be wrong. Go on from the menu, or go home.',
};

export const messages: Record<Language, Messages> = { zh, en };
