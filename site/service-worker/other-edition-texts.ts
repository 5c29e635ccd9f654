import type { Edition } from '../contract/shared/sites';

export interface EditionTexts {
  names: Record<Edition, string>;
  title: string;
  /** @param kept link to the kept edition */
  text: (kept: string) => string;
  retry: string;
}

/** The build converts no texts of the worker, which is one file for all editions; a test compares the converted ones. */
export const texts: Record<Edition, EditionTexts> = {
  zh: {
    names: { zh: '简体版', hant: '繁体版', en: '英文版' },
    title: '现在连接不上网站',
    text: (kept) => `这台设备只保存了${kept}。`,
    retry: '重试',
  },
  hant: {
    names: { zh: '簡體版', hant: '繁體版', en: '英文版' },
    title: '現在連接不上網站',
    text: (kept) => `這臺設備只保存了${kept}。`,
    retry: '重試',
  },
  en: {
    names: { zh: 'Simplified Chinese', hant: 'Traditional Chinese', en: 'English' },
    title: 'The site cannot be reached now',
    text: (kept) => `This device keeps the ${kept} version only.`,
    retry: 'Try again',
  },
};
