export const messages = {
  zh: {
    lead: '云泽省的博物馆不止湖边这一座。选一座城市，或在图上找一个离您近的。',
    city: '城市',
    map: '云泽省地图',
    list: '博物馆',
    count: (total: number) => `共 ${total} 座博物馆`,
    note: '地图为示意图。云泽省及图中各馆均为虚构。',
  },
  en: {
    lead: 'The museum by the lake is not the only one in the province. Choose a city, or find one near you on the map.',
    city: 'City',
    map: 'Map of the province of Yunze',
    list: 'Museums',
    count: (total: number) => (total === 1 ? '1 museum' : `${total} museums`),
    note: 'The map is a sketch. The province and the museums on it are invented.',
  },
};
