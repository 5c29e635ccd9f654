import { row } from './route';

export const exhibitionRoutes = [
  row('/Exhibition', 'Exhibition', 'exhibition-list', { detail: 'BaseExhibitionDetail' }),
  row('/Exhibition/BaseExhibition', 'BaseExhibition', 'exhibition-list', {
    detail: 'BaseExhibitionDetail',
    meta: { exhibitionKind: 'base' },
  }),
  row('/Exhibition/BaseExhibition/:id', 'BaseExhibitionDetail', 'exhibition', {
    meta: { parent: 'BaseExhibition' },
  }),
  row('/Exhibition/BaseExhibition/:id/:tagId', 'BaseExhibitionTag', 'exhibition-tag', {
    meta: { parent: 'BaseExhibition' },
  }),
  row('/Exhibition/TemporaryExhibition', 'TemporaryExhibition', 'exhibition-list', {
    detail: 'TemporaryExhibitionDetail',
    meta: { exhibitionKind: 'temporary' },
  }),
  row('/Exhibition/TemporaryExhibition/:id', 'TemporaryExhibitionDetail', 'exhibition', {
    meta: { parent: 'TemporaryExhibition' },
  }),
  row('/Exhibition/TemporaryExhibition/:id/:tagId', 'TemporaryExhibitionTag', 'exhibition-tag', {
    meta: { parent: 'TemporaryExhibition' },
  }),
  row('/Exhibition/ExhibitiomReview', 'ExhibitiomReview', 'exhibition-list', {
    detail: 'ExhibitiomReviewDetail',
    meta: { exhibitionKind: 'review' },
  }),
  row('/Exhibition/ExhibitiomReview/:id', 'ExhibitiomReviewDetail', 'exhibition', {
    meta: { parent: 'ExhibitiomReview' },
  }),
  row('/Exhibition/ExhibitiomReview/:id/:tagId', 'ExhibitiomReviewTag', 'exhibition-tag', {
    meta: { parent: 'ExhibitiomReview' },
  }),
];
