export const worksheetMessages = {
  zh: {
    title: (object: string) => `学习单：${object}`,
    close: '关闭',
    level: '适合',
    levels: { primary: '小学', secondary: '中学' },
    print: '打印学习单',
    name: '姓名',
    group: '年级',
    code: (object: string) => `二维码：${object}`,
    scan: '扫码看高清图与说明',
  },
  en: {
    title: (object: string) => `Worksheet: ${object}`,
    close: 'Close',
    level: 'For',
    levels: { primary: 'Primary school', secondary: 'Secondary school' },
    print: 'Print the worksheet',
    name: 'Name',
    group: 'Class',
    code: (object: string) => `QR code: ${object}`,
    scan: 'Scan for the large picture and the text',
  },
};
