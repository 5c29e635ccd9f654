import { styled } from 'styled-components';
import { LoginLink } from '../../features/member/login-link';
import { objectSetMessages } from '../../features/object-sets/messages';
import { useObjectSets } from '../../features/object-sets/use-object-sets';
import { CategorySummary } from '../../features/records/detail/category-summary';
import { LazyCategoryText } from '../../features/records/detail/lazy-category-text';
import { useMessages } from '../../i18n/i18n-context';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { useHashLocation } from '../../router/use-hash-location';
import { SkeletonText } from '../../ui/feedback/skeleton';
import { ErrorState } from '../../ui/feedback/states';
import { useIsStaticPage } from '../../ui/static-page';
import { setParameter } from './address-of-set';
import { MoveToAccount } from './move-to-account';
import { OpenSet } from './open-set';
import { SetOverview } from './set-overview';

const Page = styled.div`
  padding-bottom: var(--section);

  .kept {
    display: flex;
    flex-wrap: wrap;
    gap: 0 16px;
    align-items: center;
    margin-top: 12px;
    color: var(--ash);
  }

  .kept a {
    display: inline-flex;
    align-items: center;
    min-height: var(--hit);
  }
`;

/** The visitor’s sets of objects: all of them, or the one that the address names. */
export default function MyCollectionPage() {
  // What a visitor keeps is known in the browser only.
  const isStatic = useIsStaticPage();
  return (
    <Page>
      <PageTitle />
      <CategorySummary />
      {!isStatic && <Sets />}
      <LazyCategoryText />
    </Page>
  );
}

function Sets() {
  const messages = usePageMessages(objectSetMessages);
  const { failure } = useMessages();
  const collection = useObjectSets();
  const openId = useHashLocation().query.get(setParameter) ?? '';
  const { place, sets, error, retry } = collection;
  if (error) {
    return (
      <ErrorState
        title={failure.title}
        hint={failure.hint}
        action={failure.retry}
        onAction={retry}
      />
    );
  }
  if (!sets) return <SkeletonText lines={6} />;
  return (
    <>
      <p className="kept" data-print="none">
        {place === 'account' ? messages.inAccount : messages.onDevice}
        {place === 'device' && <LoginLink>{messages.login}</LoginLink>}
      </p>
      {place === 'account' && <MoveToAccount collection={collection} />}
      {openId === '' ? (
        <SetOverview collection={collection} sets={sets} />
      ) : (
        <OpenSet key={openId} id={openId} collection={collection} sets={sets} />
      )}
    </>
  );
}
