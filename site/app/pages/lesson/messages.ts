export const messages = {
  zh: {
    minutes: (minutes: string) => `${minutes} 分钟`,
    goals: '学完以后',
    steps: '一步一步',
    questions: '想一想',
    worksheet: '学习单',
    name: '姓名：',
    print: '打印这一课',
    object: '细看这件藏品',
    visit: '带学生到馆里上这一课',
  },
  en: {
    minutes: (minutes: string) => `${minutes} minutes`,
    goals: 'Afterwards you can',
    steps: 'Step by step',
    questions: 'Think about it',
    worksheet: 'Worksheet',
    name: 'Name:',
    print: 'Print this lesson',
    object: 'Look closer at this object',
    visit: 'Bring your class to the museum',
  },
};
