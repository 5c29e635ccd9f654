import { defineRoute } from './route';

export const exhibitionRoutes = [
  defineRoute('/Exhibition', 'exhibition-list', {
    detail: 'BaseExhibitionDetail',
    meta: { related: ['InterExchange', 'ForeignExchange'] },
  }),
  defineRoute('/Exhibition/BaseExhibition', 'exhibition-list', {
    detail: 'BaseExhibitionDetail',
    meta: { exhibitionKind: 'base' },
  }),
  defineRoute('/Exhibition/BaseExhibition/:id', 'exhibition', {
    name: 'BaseExhibitionDetail',
    meta: { parent: 'BaseExhibition' },
  }),
  defineRoute('/Exhibition/BaseExhibition/:id/:tagId', 'exhibition-tag', {
    name: 'BaseExhibitionTag',
    meta: { parent: 'BaseExhibition' },
  }),
  defineRoute('/Exhibition/TemporaryExhibition', 'exhibition-list', {
    detail: 'TemporaryExhibitionDetail',
    meta: { exhibitionKind: 'temporary' },
  }),
  defineRoute('/Exhibition/TemporaryExhibition/:id', 'exhibition', {
    name: 'TemporaryExhibitionDetail',
    meta: { parent: 'TemporaryExhibition' },
  }),
  defineRoute('/Exhibition/TemporaryExhibition/:id/:tagId', 'exhibition-tag', {
    name: 'TemporaryExhibitionTag',
    meta: { parent: 'TemporaryExhibition' },
  }),
  defineRoute('/Exhibition/ExhibitiomReview', 'exhibition-list', {
    detail: 'ExhibitiomReviewDetail',
    meta: { exhibitionKind: 'review' },
  }),
  defineRoute('/Exhibition/ExhibitiomReview/:id', 'exhibition', {
    name: 'ExhibitiomReviewDetail',
    meta: { parent: 'ExhibitiomReview' },
  }),
  defineRoute('/Exhibition/ExhibitiomReview/:id/:tagId', 'exhibition-tag', {
    name: 'ExhibitiomReviewTag',
    meta: { parent: 'ExhibitiomReview' },
  }),
];
