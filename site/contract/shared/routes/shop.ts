import { defineRoute } from './route';

/** Creative products: the landing page, and a product named by `?id=`. */
export const shopRoutes = [
  defineRoute('/Home', 'shop', {
    detail: 'Culture_product_detail',
    meta: { noMargin: true, parts: 'HomeParts' },
  }),
  defineRoute('/Culture_product_detail', 'product', {
    meta: { parent: 'Home' },
  }),
];
