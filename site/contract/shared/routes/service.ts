import { privacyPath, privacyRoute } from '../privacy-notice';
import { defineRoute } from './route';

export const serviceRoutes = [
  defineRoute('/Service', 'Service', 'rich-page', { meta: { showsHours: true } }),
  defineRoute('/Service/TourGuide', 'TourGuide', 'rich-page', {
    meta: { forVisitors: true },
  }),
  defineRoute('/Service/Today', 'Today', 'today'),
  defineRoute('/Service/Admission', 'Admission', 'admission'),
  defineRoute('/Service/Activities', 'Activities', 'activity-list'),
  defineRoute('/Service/Activities/:id', 'ActivityDetail', 'activity', {
    meta: { parent: 'Activities' },
  }),
  defineRoute('/Service/AppointExplain', 'AppointExplain', 'docents'),
  defineRoute('/Service/AppointExplain/Responsibilities', 'Responsibilities', 'rich-page'),
  defineRoute('/Service/Volunteer', 'Volunteer', 'rich-page'),
  defineRoute('/Service/Volunteer/VolHome/VolCard', 'VolCard', 'volunteer-card'),
  defineRoute('/Service/Volunteer/VolAction', 'VolAction', 'article-list', {
    detail: 'VolActionDetail',
  }),
  defineRoute('/Service/Volunteer/VolAction/:id', 'VolActionDetail', 'article', {
    meta: { parent: 'VolAction' },
  }),
  defineRoute('/Service/LostFund', 'LostFund', 'lost-found'),
  defineRoute(privacyPath, privacyRoute, 'rich-page'),
  defineRoute('/FriendLink', 'FriendLink', 'links'),
];
