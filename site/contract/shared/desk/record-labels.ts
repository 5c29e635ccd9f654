import type { Language } from '../sites';
import type { RecordIssueKind, RecordKind, RecordState } from './records';

interface RecordLabels {
  kinds: Record<RecordKind, string>;
  /** One record of a form, where it has another name than its kind. */
  forms: Readonly<Record<string, string>>;
  states: Record<RecordState, string>;
  issues: Record<RecordIssueKind, string>;
}

const zh: RecordLabels = {
  kinds: {
    entry: '文章',
    exhibition: '展览',
    exhibit: '藏品',
    activity: '活动',
    category: '栏目',
    tag: '标签',
    dictionary: '字典',
    opening: '开放时间',
  },
  forms: { book: '古籍', music: '音乐', video: '视频', 'heritage-site': '遗址图片' },
  states: {
    public: '已发布',
    scheduled: '待发布',
    ended: '已到期',
    withdrawn: '已撤下',
    draft: '草稿',
  },
  issues: { translation: '缺少译文', alt: '缺少替代文字', link: '失效链接' },
};

const en: RecordLabels = {
  kinds: {
    entry: 'Articles',
    exhibition: 'Exhibitions',
    exhibit: 'Objects',
    activity: 'Activities',
    category: 'Categories',
    tag: 'Tags',
    dictionary: 'Dictionaries',
    opening: 'Opening hours',
  },
  forms: {
    entry: 'Article',
    exhibition: 'Exhibition',
    exhibit: 'Object',
    activity: 'Activity',
    category: 'Category',
    tag: 'Tag',
    dictionary: 'Dictionary value',
    opening: 'Opening rule',
    book: 'Ancient book',
    music: 'Music',
    video: 'Video',
    'heritage-site': 'Heritage site',
  },
  states: {
    public: 'Published',
    scheduled: 'Scheduled',
    ended: 'Ended',
    withdrawn: 'Withdrawn',
    draft: 'Draft',
  },
  issues: {
    translation: 'Missing translation',
    alt: 'Missing alternative text',
    link: 'Broken link',
  },
};

export const recordLabels: Readonly<Record<Language, RecordLabels>> = { zh, en };
