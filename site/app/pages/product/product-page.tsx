import { styled } from 'styled-components';
import { EntryDetail } from '../../features/records/detail/entry-detail';
import { usePageMessages } from '../../i18n/use-page-messages';
import { ArrowIcon } from '../../ui/icons/icons';
import { MoreLink } from '../../features/records/list/more-link';
import { SkeletonBlock, SkeletonText } from '../../ui/feedback/skeleton';
import { Product } from './product';
import { messages as ownMessages } from './messages';

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** One product of the shop; the query carries its id. */
export default function ProductPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <EntryDetail
      skeleton={
        <Page>
          <SkeletonBlock $ratio="2 / 1" style={{ marginBottom: 32 }} />
          <SkeletonText lines={5} />
        </Page>
      }
    >
      {(product, list) => (
        <Page>
          <Product product={product} />
          <MoreLink to={list.path}>
            {messages.all}
            <ArrowIcon />
          </MoreLink>
        </Page>
      )}
    </EntryDetail>
  );
}
