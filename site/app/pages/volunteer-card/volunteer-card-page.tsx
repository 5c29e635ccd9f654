import { FormSection } from '../../features/form/form-section';
import { CategoryText } from '../../features/records/detail/category-text';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { FormPage } from '../../ui/form/form-page';
import { VolunteerForm, type Application } from './volunteer-form';
import { messages as ownMessages } from './messages';

/** Application of a volunteer. */
export default function VolunteerCardPage() {
  const messages = usePageMessages(ownMessages);
  return (
    <FormPage>
      <PageTitle />
      <CategoryText />
      <FormSection<Application>
        id="volunteer-form"
        messages={messages}
        cancel={{ call: 'volunteerWithdraw', messages: messages.withdraw }}
      >
        {(onSent) => <VolunteerForm onSent={onSent} />}
      </FormSection>
    </FormPage>
  );
}
