export const messages = {
  zh: {
    gifts: '捐赠者与器物',
    count: (total: number) => `共 ${total} 件捐赠`,
    gave: (donor: string) => (donor === '' ? '捐赠者未注明' : `${donor}捐赠`),
    received: (year: string) => `${year} 年入藏`,
    look: '看这件器物',
    how: '捐赠须知',
  },
  en: {
    gifts: 'Who gave what',
    count: (total: number) => (total === 1 ? '1 gift' : `${total} gifts`),
    gave: (donor: string) => (donor === '' ? 'Donor not recorded' : donor),
    received: (year: string) => `received in ${year}`,
    look: 'See the object',
    how: 'How to give',
  },
};
