import { markup, type Markup } from '../../shared/markup';
import { crawlablePath } from '../shared/page-paths';
import type { MenuNode } from '../../shared/menu';
import type { PageContext } from '../shared/page-context';
import { languageSpans } from '../shared/language-spans';
import { categoryLink } from '../parts/section-links';
import { messages } from '../shared/messages';
import type { LayoutPage } from './layout-page';

/** Ancestor categories of a page: including its category for a record, excluding it for a category page. */
export function ancestorCategories(
  { section }: LayoutPage,
  isRecord: boolean,
): readonly MenuNode[] {
  const trail = section?.trail ?? [];
  return isRecord ? trail : trail.slice(0, -1);
}

/** Breadcrumb navigation; `undefined` on the home page. */
export function breadcrumbs(
  page: LayoutPage,
  above: readonly MenuNode[],
  context: PageContext,
): Markup | undefined {
  if (page.path === '/') return undefined;
  const { language } = context;
  const text = messages[language];
  const steps = above.map((node) => markup`<li>${categoryLink(node, context)}</li>`);
  return markup`<nav class="trail" aria-label="${text.trail}"><ol><li><a href="${crawlablePath(language, '/')}">${text.home}</a></li>${steps}<li><span aria-current="page">${languageSpans(page.title, language)}</span></li></ol></nav>
`;
}
