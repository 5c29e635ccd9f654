import { defineRoute } from './route';

export const collectionRoutes = [
  defineRoute('/Collection', 'object-list', { detail: 'ExcellentCollectionDetail' }),
  defineRoute('/Collection/Treasure', 'treasures'),
  defineRoute('/Collection/ExcellentCollection', 'object-list', {
    detail: 'ExcellentCollectionDetail',
  }),
  defineRoute('/Collection/ExcellentCollection/:id', 'object', {
    name: 'ExcellentCollectionDetail',
    meta: { parent: 'ExcellentCollection' },
  }),
  defineRoute('/Collection/AncientBooks', 'article-list', {
    detail: 'AncientBooksDetail',
    meta: { filter: 'period' },
  }),
  defineRoute('/Collection/AncientBooks/:id', 'book', {
    name: 'AncientBooksDetail',
    meta: { parent: 'AncientBooks' },
  }),
  defineRoute('/Collection/CulDonation', 'donations'),
  defineRoute('/Collection/MyCollection', 'my-collection'),
  defineRoute('/Collection/MyCollection/:id', 'shared-set', {
    name: 'SharedSetDetail',
    meta: { parent: 'MyCollection' },
  }),
];
