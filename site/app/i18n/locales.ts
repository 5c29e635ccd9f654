import { isTraditional } from '../../contract/shared/edition';

/** Locales of dates and numbers by language. */
export const locales = { zh: isTraditional ? 'zh-Hant' : 'zh-CN', en: 'en-GB' } as const;
