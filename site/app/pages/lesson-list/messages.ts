export const messages = {
  zh: {
    lead: '在家里、在教室里都能上的课。每课有目标、步骤、问题与答案，还有一页可以打印的学习单。',
    visit: '带学生来馆上课：预约学校参观',
    level: '学段',
    topic: '主题',
    minutes: (minutes: string) => `${minutes} 分钟`,
    withFilm: '有视频',
    count: (total: number) => `共 ${total} 课`,
    empty: '没有符合条件的课。换一个学段或主题试试。',
  },
  en: {
    lead: 'Lessons for the kitchen table and the classroom. Each has goals, steps, questions with answers and a worksheet to print.',
    visit: 'Teach it in the museum: book a class visit',
    level: 'Level',
    topic: 'Topic',
    minutes: (minutes: string) => `${minutes} minutes`,
    withFilm: 'with a film',
    count: (total: number) => (total === 1 ? '1 lesson' : `${total} lessons`),
    empty: 'No lesson matches. Try another level or topic.',
  },
};
