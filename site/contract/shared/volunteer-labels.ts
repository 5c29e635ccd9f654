import type { Language } from './sites';

const zh = {
  languages: {
    zh: '中文',
    csl: '中国手语',
    en: '英语',
    ja: '日语',
    ko: '韩语',
    fr: '法语',
    de: '德语',
    ru: '俄语',
    es: '西班牙语',
    other: '其他语言',
  },
  skills: {
    guiding: '展厅讲解',
    wayfinding: '引路与陪伴',
    archive: '资料整理',
    signing: '手语服务',
  },
  availability: {
    'weekday-morning': '平日上午',
    'weekday-afternoon': '平日下午',
    'weekend-morning': '周末上午',
    'weekend-afternoon': '周末下午',
  },
};

const en: typeof zh = {
  languages: {
    zh: 'Chinese',
    csl: 'Chinese Sign Language',
    en: 'English',
    ja: 'Japanese',
    ko: 'Korean',
    fr: 'French',
    de: 'German',
    ru: 'Russian',
    es: 'Spanish',
    other: 'Another language',
  },
  skills: {
    guiding: 'Guide in the galleries',
    wayfinding: 'Show the way, keep company',
    archive: 'Work on records',
    signing: 'Interpret in sign language',
  },
  availability: {
    'weekday-morning': 'Weekday mornings',
    'weekday-afternoon': 'Weekday afternoons',
    'weekend-morning': 'Weekend mornings',
    'weekend-afternoon': 'Weekend afternoons',
  },
};

/** Labels of the options of a volunteer’s application, by field and option. */
export const volunteerLabels: Readonly<Record<Language, typeof zh>> = { zh, en };
