import { styled } from 'styled-components';
import { useBrowseCount } from '../../api/hooks/visit';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PlainButton } from '../../ui/button';

/** Both languages group digits by thousands. */
const numberFormat = new Intl.NumberFormat('en');

const messages = {
  zh: {
    count: (total: string, today: string) => `本站累计访问 ${total} 次，今日 ${today} 次`,
    failed: '访问量没有加载出来。',
  },
  en: {
    count: (total: string, today: string) => `Visits to this site: ${total}; today: ${today}`,
    failed: 'The count of visits was not loaded.',
  },
};

const Line = styled.p`
  margin-top: 20px;
  color: var(--on-colophon-soft);
  font-variant-numeric: lining-nums;
`;

/** Number of visits, in all and today. */
export function VisitCount() {
  const t = usePageMessages(messages);
  const { failure } = useMessages();
  const { data, error, retry } = useBrowseCount();
  const [visits] = data?.rows ?? [];
  return (
    <Line>
      {visits && t.count(numberFormat.format(visits.total), numberFormat.format(visits.today))}
      {error && (
        <>
          {t.failed}{' '}
          <PlainButton type="button" onClick={retry}>
            {failure.retry}
          </PlainButton>
        </>
      )}
    </Line>
  );
}
