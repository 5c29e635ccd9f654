import { defineRoute } from './route';

export const exhibitionRoutes = [
  defineRoute('/Exhibition', 'Exhibition', 'exhibition-list', {
    detail: 'BaseExhibitionDetail',
    meta: { related: ['InterExchange', 'ForeignExchange'] },
  }),
  defineRoute('/Exhibition/BaseExhibition', 'BaseExhibition', 'exhibition-list', {
    detail: 'BaseExhibitionDetail',
    meta: { exhibitionKind: 'base' },
  }),
  defineRoute('/Exhibition/BaseExhibition/:id', 'BaseExhibitionDetail', 'exhibition', {
    meta: { parent: 'BaseExhibition' },
  }),
  defineRoute('/Exhibition/BaseExhibition/:id/:tagId', 'BaseExhibitionTag', 'exhibition-tag', {
    meta: { parent: 'BaseExhibition' },
  }),
  defineRoute('/Exhibition/TemporaryExhibition', 'TemporaryExhibition', 'exhibition-list', {
    detail: 'TemporaryExhibitionDetail',
    meta: { exhibitionKind: 'temporary' },
  }),
  defineRoute('/Exhibition/TemporaryExhibition/:id', 'TemporaryExhibitionDetail', 'exhibition', {
    meta: { parent: 'TemporaryExhibition' },
  }),
  defineRoute(
    '/Exhibition/TemporaryExhibition/:id/:tagId',
    'TemporaryExhibitionTag',
    'exhibition-tag',
    {
      meta: { parent: 'TemporaryExhibition' },
    },
  ),
  defineRoute('/Exhibition/ExhibitiomReview', 'ExhibitiomReview', 'exhibition-list', {
    detail: 'ExhibitiomReviewDetail',
    meta: { exhibitionKind: 'review' },
  }),
  defineRoute('/Exhibition/ExhibitiomReview/:id', 'ExhibitiomReviewDetail', 'exhibition', {
    meta: { parent: 'ExhibitiomReview' },
  }),
  defineRoute('/Exhibition/ExhibitiomReview/:id/:tagId', 'ExhibitiomReviewTag', 'exhibition-tag', {
    meta: { parent: 'ExhibitiomReview' },
  }),
];
