import type { Context } from './context';
import { createElement } from './dom';

/** What a member without records sees: a sentence, and ways on into the site, as route and name. */
export function createEmptyList(
  { siteUrl }: Context,
  text: string,
  ways: readonly (readonly [route: string, name: string])[],
): HTMLElement {
  const links = ways.map(([route, name]) =>
    createElement('a', { class: 'plain', href: siteUrl(route) }, name),
  );
  return createElement(
    'div',
    { class: 'empty' },
    createElement('p', {}, text),
    createElement('p', { class: 'ways' }, ...links),
  );
}
