import { useCategoryText } from '../../../api/hooks/content';
import { useCategoryCode } from '../../../router/use-route';
import { LazyOnVisible } from '../../../ui/lazy/lazy-on-visible';

const loadText = async () => (await import('./category-text')).CategoryTextOnly;

/** The rich text of the page's category below its content; loads the code to sanitise it only where there is a text. */
export function LazyCategoryText() {
  const entry = useCategoryText(useCategoryCode()).data?.rows[0];
  return entry?.content ? <LazyOnVisible loadComponent={loadText} height="8em" /> : null;
}
