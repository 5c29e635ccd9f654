import { row } from './route';

export const collectionRoutes = [
  row('/Collection', 'Collection', 'object-list', { detail: 'ExcellentCollectionDetail' }),
  row('/Collection/Treasure', 'Treasure', 'treasures'),
  row('/Collection/ExcellentCollection', 'ExcellentCollection', 'object-list', {
    detail: 'ExcellentCollectionDetail',
  }),
  row('/Collection/ExcellentCollection/:id', 'ExcellentCollectionDetail', 'object', {
    meta: { parent: 'ExcellentCollection' },
  }),
  row('/Collection/AncientBooks', 'AncientBooks', 'article-list', { detail: 'AncientBooksDetail' }),
  row('/Collection/AncientBooks/:id', 'AncientBooksDetail', 'book', {
    meta: { parent: 'AncientBooks' },
  }),
  row('/Collection/CulDonation', 'CulDonation', 'donations'),
];
