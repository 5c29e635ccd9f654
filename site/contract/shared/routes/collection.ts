import { defineRoute } from './route';

export const collectionRoutes = [
  defineRoute('/Collection', 'Collection', 'object-list', { detail: 'ExcellentCollectionDetail' }),
  defineRoute('/Collection/Treasure', 'Treasure', 'treasures'),
  defineRoute('/Collection/ExcellentCollection', 'ExcellentCollection', 'object-list', {
    detail: 'ExcellentCollectionDetail',
  }),
  defineRoute('/Collection/ExcellentCollection/:id', 'ExcellentCollectionDetail', 'object', {
    meta: { parent: 'ExcellentCollection' },
  }),
  defineRoute('/Collection/AncientBooks', 'AncientBooks', 'article-list', {
    detail: 'AncientBooksDetail',
    meta: { filter: 'period' },
  }),
  defineRoute('/Collection/AncientBooks/:id', 'AncientBooksDetail', 'book', {
    meta: { parent: 'AncientBooks' },
  }),
  defineRoute('/Collection/CulDonation', 'CulDonation', 'donations'),
];
