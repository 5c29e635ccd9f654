import { useDocentSlots } from '../../api/hooks/docent';
import { FormSection } from '../../features/form/form-section';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { Loaded } from '../../features/records/list/loaded';
import { formatDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { FormPage } from '../../ui/form/form-page';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { EmptyState } from '../../ui/feedback/states';
import { DocentForm, type Booking } from './docent-form';
import { messages as ownMessages } from './messages';

/** Booking of a docent's tour. */
export default function DocentsPage() {
  const messages = usePageMessages(ownMessages);
  const language = useLanguage();
  const state = useDocentSlots();
  return (
    <FormPage>
      <PageTitle />
      <CategorySummary />
      <FormSection<Booking>
        id="docent-form"
        messages={messages}
        facts={(booking) => [
          [messages.when, `${formatDay(booking.day, language)} ${booking.time}`],
          [messages.tourLanguage, messages.languages[booking.language]],
          [messages.people, booking.people],
        ]}
        onSent={state.retry}
        cancel={{ call: 'docentCancel', onCancelled: state.retry }}
      >
        {(onSent) => (
          <Loaded state={state} skeleton={<SkeletonText lines={6} />}>
            {({ rows }) =>
              rows.length === 0 ? (
                <EmptyState text={messages.none} />
              ) : (
                <DocentForm slots={rows} onBooked={onSent} onRefused={state.retry} />
              )
            }
          </Loaded>
        )}
      </FormSection>
      <LazyCategoryText />
    </FormPage>
  );
}
