import { defineRoute } from './route';

export const educationRoutes = [
  defineRoute('/Education/CloudClassroom', 'lesson-list', {
    detail: 'LessonDetail',
  }),
  defineRoute('/Education/CloudClassroom/:code/:id', 'lesson', {
    name: 'LessonDetail',
    meta: { parent: 'CloudClassroom' },
  }),
  defineRoute('/Education/ClassVisit', 'class-visit'),
  defineRoute('/Education/RedStories', 'article-list', { detail: 'redDetail' }),
  defineRoute('/Education/redDetail/:code/:id', 'article', {
    name: 'redDetail',
    meta: { parent: 'RedStories' },
  }),
];
