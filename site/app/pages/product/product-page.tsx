import { styled } from 'styled-components';
import { EntryDetail } from '../../features/detail/entry-detail';
import { usePageWords } from '../../i18n/page-words';
import { ArrowIcon } from '../../ui/icons';
import { MoreLink } from '../../ui/more-link';
import { Bone, TextBones } from '../../ui/skeleton';
import { Product } from './product';
import { words as ownMessages } from './words';

const Page = styled.div`
  padding-bottom: var(--section);
`;

/** One product of the shop; the query carries its id. */
export function ProductPage() {
  const messages = usePageWords(ownMessages);
  return (
    <EntryDetail
      skeleton={
        <Page>
          <Bone $ratio="2 / 1" style={{ marginBottom: 32 }} />
          <TextBones lines={5} />
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
