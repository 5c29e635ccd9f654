import { defineRoute } from './route';

export const educationRoutes = [
  defineRoute('/Education/CloudClassroom', 'CloudClassroom', 'lesson-list', {
    detail: 'LessonDetail',
  }),
  defineRoute('/Education/CloudClassroom/:code/:id', 'LessonDetail', 'lesson', {
    meta: { parent: 'CloudClassroom' },
  }),
  defineRoute('/Education/RedStories', 'RedStories', 'article-list', { detail: 'redDetail' }),
  defineRoute('/Education/redDetail/:code/:id', 'redDetail', 'article', {
    meta: { parent: 'RedStories' },
  }),
];
