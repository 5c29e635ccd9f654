import { privacyPath, privacyRoute } from '../privacy-notice';
import { defineRoute } from './route';

export const serviceRoutes = [
  defineRoute('/Service', 'rich-page', { meta: { showsHours: true } }),
  defineRoute('/Service/TourGuide', 'rich-page', {
    meta: { forVisitors: true },
  }),
  defineRoute('/Service/Today', 'today'),
  defineRoute('/Service/Calendar', 'calendar'),
  defineRoute('/Service/RoutePlanner', 'route-planner'),
  defineRoute('/Service/AudioGuide', 'audio-guide'),
  defineRoute('/Service/AudioGuide/:id', 'audio-guide', {
    name: 'AudioGuideDetail',
    meta: { parent: 'AudioGuide' },
  }),
  defineRoute('/Service/OfflineVisit', 'offline-visit'),
  defineRoute('/Service/Admission', 'admission'),
  defineRoute('/Service/Activities', 'activity-list'),
  defineRoute('/Service/Activities/:id', 'activity', {
    name: 'ActivityDetail',
    meta: { parent: 'Activities' },
  }),
  defineRoute('/Service/AppointExplain', 'docents'),
  defineRoute('/Service/AppointExplain/Responsibilities', 'rich-page'),
  defineRoute('/Service/Volunteer', 'rich-page'),
  defineRoute('/Service/Volunteer/VolHome/VolCard', 'volunteer-card'),
  defineRoute('/Service/Volunteer/VolAction', 'article-list', {
    detail: 'VolActionDetail',
  }),
  defineRoute('/Service/Volunteer/VolAction/:id', 'article', {
    name: 'VolActionDetail',
    meta: { parent: 'VolAction' },
  }),
  defineRoute('/Service/LostFund', 'lost-found'),
  defineRoute(privacyPath, 'rich-page', { name: privacyRoute }),
  defineRoute('/FriendLink', 'links'),
];
