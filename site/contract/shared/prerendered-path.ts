import type { Edition } from './sites';

/**
 * Path of a prerendered page; the query parameter `at` is the hash location. The document holds the page as
 * `.prerendered`, its styles in a script block of type `text/css`, and the names and inputs of its calls in one of
 * type `application/json`.
 */
export const prerenderedPath = (edition: Edition) => `/prerendered/${edition}`;

/** Address without a route, rendered for the page of a withdrawn record. */
export const gonePath = '/410';
