export const messages = {
  zh: { visit: '参观', map: '在云泽省的位置', news: '这座馆的消息', all: '全省博物馆' },
  en: {
    visit: 'Visit',
    map: 'Where it lies in Yunze',
    news: 'News from this museum',
    all: 'All museums of the province',
  },
};
