export const onViewMessages = {
  zh: {
    onView: '正在展出',
    notOnView: '暂不展出',
    audioStop: '语音导览',
    at: (place: string, showcase: string) => `${place}，展柜${showcase}`,
    find: '在平面图上看',
    planOf: (object: string) => `楼层图：${object}`,
  },
  en: {
    onView: 'On view',
    notOnView: 'Not on view',
    audioStop: 'Audio guide stop',
    at: (place: string, showcase: string) => `${place}, showcase ${showcase}`,
    find: 'Find it on the plan',
    planOf: (object: string) => `Floor plan: ${object}`,
  },
};
