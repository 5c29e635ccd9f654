import { useState } from 'react';
import type { RelatedExhibits } from '../../../contract/schemas/exhibit';
import { pathOfKind } from '../../../contract/shared/route-paths';
import { useExhibitDetail } from '../../api/hooks/exhibit-detail';
import { useExhibitRelated } from '../../api/hooks/exhibit-related';
import { ObjectGrid } from '../../features/records/cards/object-grid';
import { pathWithFilters } from '../../router/path-with-filters';
import { AllLink } from '../../features/records/list/all-link';
import { TextWithLanguage } from '../../i18n/text-with-language';
import { usePageMessages } from '../../i18n/use-page-messages';
import { useRouteParam } from '../../router/use-route';
import { RetryFailed } from '../../ui/feedback/retry-line';
import { Section } from '../../ui/page/section';
import { useIsStaticPage } from '../../ui/static-page';
import { TabRow } from '../../ui/tabs/tab-list';
import { objectMessages } from './messages';

/** Id of the heading, and prefix of those of tabs and panel. */
const id = 'related';

/**
 * Objects with the same motif, period, material or colours as that of the current URL, one group at a time; without any
 * nothing is rendered.
 */
export function RelatedObjects() {
  const messages = usePageMessages(objectMessages);
  const isStatic = useIsStaticPage();
  const objectId = useRouteParam('id');
  const object = useExhibitDetail(objectId).data?.rows[0];
  const state = useExhibitRelated(objectId);
  const [chosen, setChosen] = useState<RelatedExhibits['by']>();
  const groups = state.data?.rows ?? [];
  const shown = groups.find(({ by }) => by === chosen) ?? groups[0];
  if (!shown) return <RetryFailed calls={[state]} />;
  const relationOf = ({ by, label }: RelatedExhibits) => (
    <TextWithLanguage
      text={label ? messages.relationTo(messages.relation[by], label) : messages.relation[by]}
    />
  );
  return (
    <Section id={id} title={messages.related} className="more">
      {isStatic ? (
        groups.map((group) => (
          <section key={group.by}>
            <h3>{relationOf(group)}</h3>
            <ObjectGrid objects={group.objects} />
          </section>
        ))
      ) : (
        <>
          <TabRow
            id={id}
            label={messages.relations}
            values={groups.map(({ by }) => by)}
            shown={shown.by}
            labelOf={(by) => {
              const group = groups.find((one) => one.by === by);
              return group && relationOf(group);
            }}
            onShow={setChosen}
          />
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.by}`}>
            <ObjectGrid objects={shown.objects} />
            {(shown.by === 'period' || shown.by === 'material') && (
              <AllLink
                to={pathWithFilters(pathOfKind('object-list'), {
                  [shown.by]: object?.[shown.by] ?? '',
                })}
                shown={shown.objects.length + 1}
                total={shown.total ?? 0}
              />
            )}
          </div>
        </>
      )}
    </Section>
  );
}
