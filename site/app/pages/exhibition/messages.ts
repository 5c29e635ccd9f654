export const messages = {
  zh: {
    dates: '展期',
    place: '地点',
    objects: '展出文物',
    about: '关于展览',
    offline: '存到手机里',
  },
  en: {
    dates: 'Dates',
    place: 'Place',
    objects: 'Objects on show',
    about: 'About the exhibition',
    offline: 'Keep on your telephone',
  },
};
