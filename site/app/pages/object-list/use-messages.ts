import { useLanguage } from '../../i18n/i18n-context';

const messages = {
  zh: {
    keyword: '在馆藏中查找',
    placeholder: '器名、纹饰、作者……',
    find: '查找',
    found: (keyword: string, total: number) => `“${keyword}”：找到 ${total} 件藏品`,
  },
  en: {
    keyword: 'Find in the collection',
    placeholder: 'Name, ornament, maker …',
    find: 'Find',
    found: (keyword: string, total: number) =>
      total === 1 ? `“${keyword}”: 1 object` : `“${keyword}”: ${total} objects`,
  },
};

/** Replaces the hook of the other pages: its chunk is large, and visits often start at this page. */
export function useObjectListMessages() {
  return messages[useLanguage()];
}
