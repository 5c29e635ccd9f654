import { attributes, markup, type Markup } from '../../shared/markup';
import { categoryTarget } from '../shared/page-paths';
import type { MenuNode } from '../../shared/menu';
import type { PageContext } from '../shared/page-context';
import { languageSpans } from '../shared/language-spans';
import { messages } from '../shared/messages';

/** A category as a link, or as text if it has no target. */
export function categoryLink(
  { category }: MenuNode,
  { language, menu }: PageContext,
  isCurrent = false,
): Markup {
  const target = categoryTarget(category, language, menu);
  const name = languageSpans(category.categoryName, language);
  if (!target) return markup`<span>${name}</span>`;
  const shown = attributes({
    href: target.href,
    title: category.title || undefined,
    rel: target.isExternal && 'noopener noreferrer',
    'aria-current': isCurrent && 'page',
  });
  return markup`<a${shown}>${name}</a>`;
}

/** Links to the child categories, or to the siblings if there are none. */
export function sectionLinks(context: PageContext, node: MenuNode): Markup | undefined {
  const above = node.trail.at(-2);
  const nodes = node.children.length > 0 ? node.children : (above?.children ?? []);
  if (nodes.length < 2) return undefined;
  const links = nodes.map((each) => markup`<li>${categoryLink(each, context, each === node)}</li>`);
  return markup`<nav class="section" aria-label="${messages[context.language].section}"><ul>${links}</ul></nav>`;
}
