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

interface MoreObjectsProps {
  object: Exhibit;
  /** What the other objects share with it. */
  shared: 'period' | 'material';
}

/** Other objects of the same period, or of the same material and other periods; not rendered when there are none. */
export function MoreObjects({ object, shared }: MoreObjectsProps) {
  const { objects } = useMessages();
  const value = object[shared];
  const pageSize = shared === 'period' ? maxObjects + 1 : 4 * maxObjects;
  const state = useExhibitPage(value ? { [shared]: value, pageNum: 1, pageSize } : undefined);
  const others = (state.data?.rows ?? [])
    .filter(({ id, period }) =>
      shared === 'period' ? id !== object.id : id !== object.id && period !== object.period,
    )
    .slice(0, maxObjects);
  if (others.length === 0) return <RetryFailed calls={[state]} />;
  const title =
    shared === 'period'
      ? objects.more(object.periodLabel)
      : objects.moreOfMaterial(object.materialLabel);
  return (
    <Section
      id={`more-of-${shared}`}
      title={title}
      className="more"
      link={
        <AllLink
          to={pathWithFilters(pathOfKind('object-list'), { [shared]: value })}
          shown={others.length + 1}
          total={state.data?.total ?? 0}
        />
      }
    >
      <ObjectGrid objects={others} />
    </Section>
  );
}
