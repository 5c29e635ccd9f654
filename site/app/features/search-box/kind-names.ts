import type { SearchSuggestion } from '../../../contract/schemas/search';
import type { Language } from '../../../contract/shared/sites';

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
