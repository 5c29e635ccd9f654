import type { Activity, ActivityDetail } from '../../contract/schemas/activity';
import type { Category } from '../../contract/schemas/category';
import type { Image, Recording } from '../../contract/schemas/common/fields';
import type { ContentEntryDetail, EntryPart } from '../../contract/schemas/content';
import type { Exhibit } from '../../contract/schemas/exhibit';
import type { ExhibitionDetail } from '../../contract/schemas/exhibition';

/** Complete records of the contract; a test names the fields that it is about. */

export const makeImage = (fields: Partial<Image> = {}): Image => ({
  src: '/media/a.jpg',
  width: 800,
  height: 600,
  alt: '湖边的展厅',
  ...fields,
});

export const makeEntry = (fields: Partial<ContentEntryDetail> = {}): ContentEntryDetail => ({
  id: 'a',
  categoryCode: 'Notice',
  title: '元旦开放时间',
  summary: '元旦当天照常开放。',
  thumbImg: '',
  images: [],
  publishedAt: '2026-03-01T09:00:00+08:00',
  linkUrl: '',
  tags: [],
  facts: {},
  content: '<p>一月一日九时开馆。</p>',
  parts: [],
  ...fields,
});

export const makePart = (fields: Partial<EntryPart> = {}): EntryPart => ({
  kind: 'step',
  id: 'one',
  title: '看一看',
  content: '<p>从侧面看。</p>',
  images: [],
  facts: {},
  ...fields,
});

export const makeExhibition = (fields: Partial<ExhibitionDetail> = {}): ExhibitionDetail => ({
  id: 'rites',
  kind: 'temporary',
  status: 'current',
  title: '吉金礼乐：云泽青铜文明',
  summary: '湖边出土的礼器。',
  thumbImg: '',
  images: [],
  startDate: '2026-11-07',
  endDate: '2027-02-01',
  place: '一号厅',
  rooms: [],
  tags: [],
  content: '<p>展览的说明。</p>',
  ...fields,
});

/** A category whose name and code are its id. */
export const makeCategory = (
  id: string,
  parent: string | null,
  fields: Partial<Category> = {},
): Category => ({
  id,
  parent_id: parent,
  categoryName: id,
  categoryCode: id,
  visible: true,
  type: 1,
  url: '',
  linkUrl: '',
  title: '',
  showSecondMenu: true,
  ...fields,
});

export const makeExhibit = (fields: Partial<Exhibit> = {}): Exhibit => ({
  id: 'ding',
  title: '青铜鼎',
  period: 'shang',
  periodLabel: '商',
  material: 'bronze',
  materialLabel: '青铜器',
  medium: '青铜',
  date: '约公元前12世纪',
  size: '高14厘米',
  accessionNumber: '1960.288',
  holder: '云泽博物馆',
  credit: '',
  description: '<p>鼎的说明。</p>',
  sourceUrl: '',
  note: '',
  images: [],
  ...fields,
});

export const makeActivity = (fields: Partial<ActivityDetail> = {}): Activity & ActivityDetail => ({
  id: 'rubbing',
  activityId: 'rubbing',
  title: '拓印工作坊',
  kind: 'workshop',
  summary: '带一张拓片回家。',
  thumbImg: '',
  images: [],
  startAt: '2026-11-28T14:00:00+08:00',
  endAt: '2026-11-28T15:30:00+08:00',
  place: '教育中心',
  capacity: 30,
  left: 12,
  isWeekly: false,
  content: '<p>纸墨由馆里准备。</p>',
  ...fields,
});

export const makeRecording = (fields: Partial<Recording> = {}): Recording => ({
  sources: [{ src: '/media/a.webm', type: 'video/webm' }],
  tracks: [],
  duration: 90,
  ...fields,
});

/** `count` records with the ids `1`, `2` …, made by one of the functions above. */
export const makeMany = <T>(
  count: number,
  make: (fields: { id: string; title: string }) => T,
): T[] =>
  Array.from({ length: count }, (_, index) =>
    make({ id: String(index + 1), title: `第${index + 1}条` }),
  );

/** Markup and scripts as text, as a careless or hostile editor could enter them. */
export const hostileText = '<img src=x onerror=alert(1)>"\'&lt;\u202e';
/** Rich text with everything that the sanitiser must remove. */
export const hostileHtml =
  '<p onclick="alert(1)">正文<script>alert(1)</script><img src="x" onerror="alert(1)">' +
  '<a href="javascript:alert(1)">链接</a><iframe src="https://evil.example"></iframe></p>';
