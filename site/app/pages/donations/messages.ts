export const messages = {
  zh: {
    gifts: '捐赠者与器物',
    gave: (donor: string) => `${donor}捐赠`,
    received: (year: string) => `${year} 年入藏`,
    look: '看这件器物',
    how: '捐赠须知',
  },
  en: {
    gifts: 'Who gave what',
    gave: (donor: string) => donor,
    received: (year: string) => `received in ${year}`,
    look: 'See the object',
    how: 'How to give',
  },
};
