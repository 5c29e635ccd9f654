import { row } from './route';

const film = { detail: 'VideoDetail' };

export const digitalMuseumRoutes = [
  row('/DigitalMuseum', 'DigitalMuseum', 'digital-museum', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/DigitalCommonExhibition', 'DigitalCommonExhibition', 'article-list', {
    detail: 'DigitalCommonExhibitionDetail',
  }),
  row(
    '/DigitalMuseum/DigitalCommonExhibition/:id',
    'DigitalCommonExhibitionDetail',
    'online-exhibition',
    { meta: { parent: 'DigitalCommonExhibition' } },
  ),
  row('/DigitalMuseum/DigitalExhibition', 'DigitalExhibition', 'article-list', {
    detail: 'DigitalExhibitionDetail',
  }),
  row('/DigitalMuseum/DigitalExhibition/:id', 'DigitalExhibitionDetail', 'online-exhibition', {
    meta: { parent: 'DigitalExhibition' },
  }),
  row('/DigitalMuseum/FeaturesExh', 'FeaturesExh', 'article-list', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/DigitalCollection', 'DigitalCollection', 'picture-wall', {
    detail: 'ExcellentCollectionDetail',
  }),
  row('/DigitalMuseum/Music', 'Music', 'music', { detail: 'DigitalDetail' }),
  row('/DigitalMuseum/Video', 'Video', 'video-list', film),
  row('/DigitalMuseum/Video/ExhVideo', 'ExhVideo', 'video-list', film),
  row('/DigitalMuseum/Video/SocialAttention', 'SocialAttention', 'video-list', film),
  row('/DigitalMuseum/Video/CloudTreasure', 'CloudTreasure', 'video-list', film),
  row('/DigitalMuseum/Video/revolution', 'revolution', 'video-list', film),
  row('/DigitalMuseum/Video/VideoTextbooks', 'VideoTextbooks', 'video-list', film),
  row('/DigitalMuseum/Video/VolSongs', 'VolSongs', 'video-list', film),
  row('/DigitalMuseum/Video/:name/:id', 'VideoDetail', 'video', { meta: { parent: 'Video' } }),
  row('/DigitalMuseum/:code/:id', 'DigitalDetail', 'article', {
    meta: { parent: 'DigitalMuseum' },
  }),
];
