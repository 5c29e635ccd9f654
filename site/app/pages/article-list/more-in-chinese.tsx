import { sites } from '../../../contract/sites';
import { useCall } from '../../api/use-call';
import { usePageWords } from '../../i18n/page-words';
import { useLanguage } from '../../i18n/language';
import { useAddress } from '../../router/use-query';
import { words } from './words';

interface MoreInChineseProps {
  categoryCode: string;
  /** How many entries the list of this site has. */
  total: number;
}

/** On the English site: how many entries the same list has in Chinese only, with a link there. */
export function MoreInChinese({ categoryCode, total }: MoreInChineseProps) {
  const say = usePageWords(words);
  const { path } = useAddress();
  const { id: siteId, website, lang } = sites.zh;
  const isEnglish = useLanguage() === 'en';
  const { data } = useCall(
    'contentPage',
    isEnglish ? { siteId, categoryCode, pageNum: 1, pageSize: 1 } : undefined,
  );
  const more = (data?.total ?? 0) - total;
  if (!isEnglish || more <= 0) return null;
  return (
    <p className="more-in-chinese">
      <a href={`${website}#${path}`} hrefLang={lang}>
        {say.moreInChinese(more)}
      </a>
    </p>
  );
}
