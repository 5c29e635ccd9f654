import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { PageTitle } from '../../router/page-title';
import { useIsStaticPage } from '../../ui/static-page';
import { InstallSection } from './install-section';
import { Kit } from './kit';
import { Page } from './offline-visit.styles';

/** What this device keeps for a visit without a connection, and what it can keep. */
export default function OfflineVisitPage() {
  // What a device keeps is known in the browser only.
  const isStatic = useIsStaticPage();
  return (
    <Page>
      <PageTitle />
      <CategorySummary />
      {!isStatic && <Kit />}
      {!isStatic && <InstallSection />}
      <LazyCategoryText />
    </Page>
  );
}
