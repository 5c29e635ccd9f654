import type { Language } from '../../../contract/shared/sites';
import type { StarName } from './stars';

export interface RatingMessages {
  open: string;
  intro: string;
  close: string;
  names: Record<StarName, string>;
  stars: (count: number) => string;
  allFive: string;
  submit: string;
  sending: string;
  done: string;
}

export const ratingMessages: Readonly<Record<Language, RatingMessages>> = {
  zh: {
    open: '评价',
    intro: '您觉得这个网站怎么样？',
    close: '关闭',
    names: {
      globeDesignStar: '整体设计',
      browsingExperienceStar: '浏览体验',
      contentQualityStar: '内容质量',
      comprehensiveStar: '综合评价',
    },
    stars: (count) => `${count} 星`,
    allFive: '五星',
    submit: '提交',
    sending: '正在提交……',
    done: '评价成功',
  },
  en: {
    open: 'Rate this site',
    intro: 'How do you like this site?',
    close: 'Close',
    names: {
      globeDesignStar: 'Design',
      browsingExperienceStar: 'Browsing',
      contentQualityStar: 'Content',
      comprehensiveStar: 'Overall',
    },
    stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
    allFive: 'Five stars',
    submit: 'Submit',
    sending: 'Submitting …',
    done: 'Thank you for your rating',
  },
};
