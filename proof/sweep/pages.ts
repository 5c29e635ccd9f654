import { routes } from '../../site/contract/shared/routes';
import { samplePages } from '../../site/e2e/sample-pages';

export const homes = { zh: '/', en: '/en/' } as const;

export interface SweptPage {
  language: keyof typeof homes;
  /** Hash path. */
  path: string;
}

/** Every route without a record, and a page of every kind. */
const paths = [
  ...new Set([
    ...routes.filter(({ path }) => !path.includes(':')).map(({ path }) => path),
    ...samplePages().map(({ path }) => path),
  ]),
];

const inBothLanguages = (some: readonly string[]): SweptPage[] =>
  (['zh', 'en'] as const).flatMap((language) => some.map((path) => ({ language, path })));

export const everyPage = inBothLanguages(paths);

export const everyThirdPage = inBothLanguages(paths.filter((_, index) => index % 3 === 0));
