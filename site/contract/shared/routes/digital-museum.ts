import { defineRoute } from './route';

const film = { detail: 'VideoDetail' };

export const digitalMuseumRoutes = [
  defineRoute('/DigitalMuseum', 'DigitalMuseum', 'digital-museum', { detail: 'DigitalDetail' }),
  defineRoute('/DigitalMuseum/DigitalCommonExhibition', 'DigitalCommonExhibition', 'article-list', {
    detail: 'DigitalCommonExhibitionDetail',
  }),
  defineRoute(
    '/DigitalMuseum/DigitalCommonExhibition/:id',
    'DigitalCommonExhibitionDetail',
    'online-exhibition',
    { meta: { parent: 'DigitalCommonExhibition' } },
  ),
  defineRoute('/DigitalMuseum/DigitalExhibition', 'DigitalExhibition', 'article-list', {
    detail: 'DigitalExhibitionDetail',
  }),
  defineRoute(
    '/DigitalMuseum/DigitalExhibition/:id',
    'DigitalExhibitionDetail',
    'online-exhibition',
    {
      meta: { parent: 'DigitalExhibition' },
    },
  ),
  defineRoute('/DigitalMuseum/FeaturesExh', 'FeaturesExh', 'article-list', {
    detail: 'DigitalDetail',
  }),
  defineRoute('/DigitalMuseum/DigitalCollection', 'DigitalCollection', 'picture-wall', {
    detail: 'ExcellentCollectionDetail',
  }),
  defineRoute('/DigitalMuseum/Music', 'Music', 'music', { detail: 'DigitalDetail' }),
  defineRoute('/DigitalMuseum/Video', 'Video', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/ExhVideo', 'ExhVideo', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/SocialAttention', 'SocialAttention', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/CloudTreasure', 'CloudTreasure', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/revolution', 'revolution', 'video-list', {
    ...film,
    meta: { related: ['RedStories'] },
  }),
  defineRoute('/DigitalMuseum/Video/VideoTextbooks', 'VideoTextbooks', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/VolSongs', 'VolSongs', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/:name/:id', 'VideoDetail', 'video', {
    meta: { parent: 'Video' },
  }),
  defineRoute('/DigitalMuseum/:code/:id', 'DigitalDetail', 'article', {
    meta: { parent: 'DigitalMuseum' },
  }),
];
