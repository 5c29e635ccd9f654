import { row } from './route';

export const digitalMuseumRoutes = [
  row('/DigitalMuseum', 'DigitalMuseum', 'article-list', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/Video', 'Video', 'article-list', { detail: 'VideoDetail' }),
  row('/DigitalMuseum/Video/:name/:id', 'VideoDetail', 'article', { meta: { parent: 'Video' } }),
  row('/DigitalMuseum/Music', 'Music', 'article-list', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/FeaturesExh', 'FeaturesExh', 'article-list', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/:code/:id', 'DigitalDetail', 'article', {
    meta: { parent: 'DigitalMuseum' },
  }),
];
