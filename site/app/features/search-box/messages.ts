import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Language } from '../../../contract/shared/sites';

export const suggestionMessages = {
  zh: {
    suggestions: '搜索建议',
    count: (total: number) => `${total} 条建议，用上下方向键选择`,
    none: '没有建议',
  },
  en: {
    suggestions: 'Suggestions',
    count: (total: number) =>
      total === 1
        ? '1 suggestion, use the arrow keys to choose'
        : `${total} suggestions, use the arrow keys to choose`,
    none: 'No suggestions',
  },
};

/** Name of the kind of one hit or suggestion. */
export const kindNames: Record<Language, Record<SearchSuggestion['kind'], string>> = {
  zh: {
    object: '藏品',
    exhibition: '展览',
    activity: '活动',
    product: '文创',
    article: '文章',
    page: '页面',
  },
  en: {
    object: 'Object',
    exhibition: 'Exhibition',
    activity: 'Activity',
    product: 'From the shop',
    article: 'Article',
    page: 'Page',
  },
};
