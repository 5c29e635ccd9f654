import type { ContentEntry } from '../../../../contract/schemas/content';
import { useLanguage } from '../../../i18n/i18n-context';
import { usePageMessages } from '../../../i18n/use-page-messages';
import { MoreLink } from '../list/more-link';
import { ExternalLink } from '../../../ui/link/external-link';
import { safeHref } from '../../../ui/link/safe-href';
import { VisuallyHidden } from '../../../ui/text/visually-hidden';
import { yearMessages } from './messages';

/** Internal or external link of an entry; the title is part of the accessible name. */
export function EntryLink({ entry: { linkUrl, title } }: { entry: ContentEntry }) {
  const language = useLanguage();
  const { related } = usePageMessages(yearMessages);
  const name = (
    <>
      {related}
      <VisuallyHidden>{language === 'zh' ? `：${title}` : `: ${title}`}</VisuallyHidden>
    </>
  );
  if (linkUrl.startsWith('#/')) return <MoreLink to={linkUrl.slice(1)}>{name}</MoreLink>;
  const href = safeHref(linkUrl);
  return href ? <ExternalLink href={href}>{name}</ExternalLink> : null;
}
