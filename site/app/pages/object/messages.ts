export const objectMessages = {
  zh: {
    findSpot: '出土地',
    kiln: '窑口',
    related: '相关藏品',
    relations: '相关之处',
    relation: { motif: '纹饰', period: '时代', material: '质地', colour: '色调相近' },
    relationTo: (relation: string, value: string) => `${relation}：${value}`,
  },
  en: {
    findSpot: 'Find-spot',
    kiln: 'Kiln',
    related: 'Related objects',
    relations: 'What relates them',
    relation: {
      motif: 'Motif',
      period: 'Period',
      material: 'Material',
      colour: 'Similar colours',
    },
    relationTo: (relation: string, value: string) => `${relation}: ${value}`,
  },
};
