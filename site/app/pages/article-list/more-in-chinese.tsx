import { sites } from '../../../contract/shared/sites';
import { useCall } from '../../api/client/use-call';
import { readContentEntry } from '../../api/read/content';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useLanguage } from '../../i18n/i18n-context';
import { useHashLocation } from '../../router/use-hash-location';
import { messages as ownMessages } from './messages';

interface MoreInChineseProps {
  categoryCode: string;
  /** Number of entries in the list of this site. */
  total: number;
}

/** On the English site: the number of entries that exist in Chinese only, as a link to the Chinese list. */
export function MoreInChinese({ categoryCode, total }: MoreInChineseProps) {
  const messages = usePageMessages(ownMessages);
  const { path } = useHashLocation();
  const { id: siteId, website, lang } = sites.zh;
  const isEnglish = useLanguage() === 'en';
  const { data } = useCall(
    readContentEntry,
    'contentPage',
    isEnglish ? { siteId, categoryCode, pageNum: 1, pageSize: 1 } : undefined,
  );
  const chineseOnly = (data?.total ?? 0) - total;
  if (!isEnglish || chineseOnly <= 0) return null;
  return (
    <p className="more-in-chinese">
      <a href={`${website}#${path}`} hrefLang={lang}>
        {messages.moreInChinese(chineseOnly)}
      </a>
    </p>
  );
}
