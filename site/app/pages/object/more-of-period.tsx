import type { Exhibit } from '../../../contract/schemas/exhibit';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useExhibitPage } from '../../api/hooks/exhibit';
import { ObjectGrid } from '../../features/records/cards/object-grid';
import { pathWithFilters } from '../../features/records/filters/path-with-filters';
import { AllLink } from '../../features/records/list/all-link';
import { useMessages } from '../../i18n/i18n-context';
import { Section } from '../../ui/page/section';
import { RetryFailed } from '../../ui/feedback/retry-line';

const maxObjects = 4;

/** Other objects of the same period, with a link to all of them; not rendered when there are none. */
export function MoreOfPeriod({ object }: { object: Exhibit }) {
  const { objects } = useMessages();
  const state = useExhibitPage(
    object.period ? { period: object.period, pageNum: 1, pageSize: maxObjects + 1 } : undefined,
  );
  const others = state.data?.rows.filter(({ id }) => id !== object.id).slice(0, maxObjects) ?? [];
  if (others.length === 0) return <RetryFailed calls={[state]} />;
  return (
    <Section
      id="more-of-period"
      title={objects.more(object.periodLabel)}
      className="more"
      link={
        <AllLink
          to={pathWithFilters(pathOfKind('object-list'), { period: object.period })}
          shown={others.length + 1}
          total={state.data?.total ?? 0}
        />
      }
    >
      <ObjectGrid objects={others} />
    </Section>
  );
}
