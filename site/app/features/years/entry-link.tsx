import type { ContentEntry } from '../../../contract/entities/content-entry';
import { useLanguage } from '../../i18n/language';
import { usePageWords } from '../../i18n/page-words';
import { MoreLink } from '../../ui/more-link';
import { OutsideLink } from '../../ui/outside-link';
import { safeHref } from '../../ui/safe-href';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { yearWords } from './words';

/** Internal or external link of an entry; the title is part of the accessible name. */
export function EntryLink({ entry: { linkUrl, title } }: { entry: ContentEntry }) {
  const language = useLanguage();
  const { related } = usePageWords(yearWords);
  const name = (
    <>
      {related}
      <VisuallyHidden>{language === 'zh' ? `：${title}` : `: ${title}`}</VisuallyHidden>
    </>
  );
  if (linkUrl.startsWith('#/')) return <MoreLink to={linkUrl.slice(1)}>{name}</MoreLink>;
  const href = safeHref(linkUrl);
  return href ? <OutsideLink href={href}>{name}</OutsideLink> : null;
}
