export const historyMessages = {
  zh: {
    history: '来历',
    provenance: '流传经过',
    bibliography: '书目',
    exhibitions: '展览',
    more: (count: number) => `其余 ${count} 条`,
  },
  en: {
    history: 'History',
    provenance: 'Provenance',
    bibliography: 'Bibliography',
    exhibitions: 'Exhibitions',
    more: (count: number) => `${count} more`,
  },
};
