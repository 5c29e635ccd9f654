import { FormSection } from '../../features/form/form-section';
import { CategoryText } from '../../features/records/detail/category-text';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { FormPage } from '../../ui/form/form-page';
import { LostFoundForm, type LostFoundReport } from './lost-found-form';
import { messages as ownMessages } from './messages';

/** Report of a lost or found item. */
export default function LostFoundPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <FormPage>
      <PageTitle />
      <CategoryText />
      <FormSection<LostFoundReport>
        id="lost-found-form"
        messages={messages}
        facts={({ itemName }) => [[messages.item, itemName]]}
      >
        {(onSent) => <LostFoundForm onSent={onSent} />}
      </FormSection>
    </FormPage>
  );
}
