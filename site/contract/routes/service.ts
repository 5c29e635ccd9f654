import { row } from './route';

export const serviceRoutes = [
  row('/Service', 'Service', 'rich-page'),
  row('/Service/TourGuide', 'TourGuide', 'visitor-guide'),
  row('/Service/Activities', 'Activities', 'activity-list'),
  row('/Service/Activities/:id', 'ActivityDetail', 'activity', { meta: { parent: 'Activities' } }),
  row('/Service/AppointExplain', 'AppointExplain', 'docents'),
  row('/Service/AppointExplain/Responsibilities', 'Responsibilities', 'rich-page'),
  row('/Service/Volunteer', 'Volunteer', 'rich-page'),
  row('/Service/Volunteer/VolHome/VolCard', 'VolCard', 'volunteer-card'),
  row('/Service/Volunteer/VolAction', 'VolAction', 'article-list', { detail: 'VolActionDetail' }),
  row('/Service/Volunteer/VolAction/:id', 'VolActionDetail', 'article', {
    meta: { parent: 'VolAction' },
  }),
  row('/Service/LostFund', 'LostFund', 'lost-found'),
  row('/FriendLink', 'FriendLink', 'links'),
];
