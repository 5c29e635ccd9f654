/** Messages about the day and the time of a booking. */
export const slotMessages = {
  zh: {
    day: '日期',
    chooseDay: '请选择日期',
    dayFirst: '先选日期，这里会列出当天的场次。',
    places: (left: number) => (left === 0 ? '已满' : `余 ${left} 位`),
  },
  en: {
    day: 'Day',
    chooseDay: 'Choose a day',
    dayFirst: 'Choose a day first: its times are listed here.',
    places: (left: number) =>
      left === 0 ? 'full' : left === 1 ? '1 place left' : `${left} places left`,
  },
};
