import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { PageTitle } from '../../router/page-title';
import { LazyOnVisible } from '../../ui/lazy/lazy-on-visible';

const loadBooking = async () => (await import('./class-visit-booking')).ClassVisitBooking;

/** Booking of a session for a class. The form is a chunk of its own, because forms and their labels are large. */
export default function ClassVisitPage() {
  return (
    <div style={{ paddingBottom: 'var(--section)' }}>
      <PageTitle />
      <CategorySummary />
      <LazyOnVisible loadComponent={loadBooking} height="100vh" />
      <LazyCategoryText />
    </div>
  );
}
