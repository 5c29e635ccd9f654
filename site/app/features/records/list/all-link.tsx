import { usePageMessages } from '../../../i18n/use-page-messages';
import { ArrowIcon } from '../../../ui/icons/icons';
import { MoreLink } from './more-link';

const messages = {
  zh: { all: (total: number) => `全部 ${total} 条` },
  en: { all: (total: number) => `All ${total}` },
};

interface AllLinkProps {
  /** Path of the whole list. */
  to: string;
  /** Number of records on this page. */
  shown: number;
  total: number;
}

/** Link from a selection of records to the whole list; renders nothing where all are shown. */
export function AllLink({ to, shown, total }: AllLinkProps) {
  const { all } = usePageMessages(messages);
  if (shown >= total) return null;
  return (
    <MoreLink to={to}>
      {all(total)}
      <ArrowIcon />
    </MoreLink>
  );
}
