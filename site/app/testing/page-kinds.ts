import { routes, type PageKind, type Route } from '../../contract/shared/routes';

/** An address of each page kind; a record has the id `a`. */
export const pageKinds: readonly (readonly [PageKind, string])[] = [
  ...new Map(routes.map((route) => [route.page, addressOf(route)])),
];

function addressOf({ path, name }: Route): string {
  const list = routes.find(({ detail }) => detail === name)?.name ?? 'a';
  if (name === 'Culture_product_detail') return `${path}?id=a`;
  if (name === 'Search') return `${path}?keyword=a`;
  if (name === 'SharedSetDetail') return path.replace(':id', 'objects:a');
  return path.replace(/:(code|name)/, list).replaceAll(/:\w+/g, 'a');
}
