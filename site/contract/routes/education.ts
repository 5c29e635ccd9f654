import { row } from './route';

export const educationRoutes = [
  row('/Education/CloudClassroom', 'CloudClassroom', 'lesson-list', { detail: 'LessonDetail' }),
  row('/Education/CloudClassroom/:code/:id', 'LessonDetail', 'lesson', {
    meta: { parent: 'CloudClassroom' },
  }),
  row('/Education/RedStories', 'RedStories', 'article-list', { detail: 'redDetail' }),
  row('/Education/redDetail/:code/:id', 'redDetail', 'article', { meta: { parent: 'RedStories' } }),
];
