import { defineRoute } from './route';

const film = { detail: 'VideoDetail' };

export const digitalMuseumRoutes = [
  defineRoute('/DigitalMuseum', 'digital-museum', { detail: 'DigitalDetail' }),
  defineRoute('/DigitalMuseum/DigitalCommonExhibition', 'article-list', {
    detail: 'DigitalCommonExhibitionDetail',
  }),
  defineRoute('/DigitalMuseum/DigitalCommonExhibition/:id', 'online-exhibition', {
    name: 'DigitalCommonExhibitionDetail',
    meta: { parent: 'DigitalCommonExhibition' },
  }),
  defineRoute('/DigitalMuseum/DigitalExhibition', 'article-list', {
    detail: 'DigitalExhibitionDetail',
  }),
  defineRoute('/DigitalMuseum/DigitalExhibition/:id', 'online-exhibition', {
    name: 'DigitalExhibitionDetail',
    meta: { parent: 'DigitalExhibition' },
  }),
  defineRoute('/DigitalMuseum/FeaturesExh', 'article-list', {
    detail: 'DigitalDetail',
  }),
  defineRoute('/DigitalMuseum/DigitalCollection', 'picture-wall', {
    detail: 'ExcellentCollectionDetail',
  }),
  defineRoute('/DigitalMuseum/Music', 'music', { detail: 'DigitalDetail' }),
  defineRoute('/DigitalMuseum/Video', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/ExhVideo', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/SocialAttention', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/CloudTreasure', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/revolution', 'video-list', {
    ...film,
    meta: { related: ['RedStories'] },
  }),
  defineRoute('/DigitalMuseum/Video/VideoTextbooks', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/VolSongs', 'video-list', film),
  defineRoute('/DigitalMuseum/Video/:name/:id', 'video', {
    name: 'VideoDetail',
    meta: { parent: 'Video' },
  }),
  defineRoute('/DigitalMuseum/:code/:id', 'article', {
    name: 'DigitalDetail',
    meta: { parent: 'DigitalMuseum' },
  }),
];
