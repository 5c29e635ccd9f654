export const messages = {
  zh: {
    year: '年度',
    figures: (year?: number) => (year === undefined ? '数字（年度未注明）' : `${year} 年的数字`),
    since: (percent: string) => `比上年 ${percent}`,
    chart: (name: string) => `历年${name}`,
    yearColumn: '年份',
    empty: '还没有年度报告。',
  },
  en: {
    year: 'Year',
    figures: (year?: number) =>
      year === undefined ? 'In figures (year not recorded)' : `${year} in figures`,
    since: (percent: string) => `${percent} on the year before`,
    chart: (name: string) => `${name}, year by year`,
    yearColumn: 'Year',
    empty: 'There is no annual report yet.',
  },
};
