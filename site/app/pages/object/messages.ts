import type { RelatedExhibits } from '../../../contract/schemas/exhibit';

type Relation = RelatedExhibits['by'];

const zh = { motif: '纹饰', period: '时代', material: '质地', colour: '色调相近' };
const en = { motif: 'Motif', period: 'Period', material: 'Material', colour: 'Similar colours' };

export const objectMessages = {
  zh: {
    related: '相关藏品',
    relations: '相关之处',
    relation: (by: Relation, label: string) => (label ? `${zh[by]}：${label}` : zh[by]),
  },
  en: {
    related: 'Related objects',
    relations: 'What relates them',
    relation: (by: Relation, label: string) => (label ? `${en[by]}: ${label}` : en[by]),
  },
};
