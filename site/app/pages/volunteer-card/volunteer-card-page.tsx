import { useState } from 'react';
import { CancelSection } from '../../features/form/cancel-section';
import { Receipt } from '../../features/form/receipt';
import { CategoryText } from '../../features/records/detail/category-text';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { VolunteerForm, type Application } from './volunteer-form';
import { messages as ownMessages } from './messages';

export function VolunteerCardPage() {
  const messages = usePageMessages(ownMessages);
  const [application, setApplication] = useState<Application>();
  return (
    <FormPage>
      <PageTitle />
      <CategoryText code="VolCard" />
      <section aria-labelledby="volunteer-form">
        <h2 id="volunteer-form">{messages.title}</h2>
        {application ? (
          <Receipt title={messages.doneTitle} text={messages.done} id={application.id}>
            <PlainButton
              type="button"
              onClick={() => {
                setApplication(undefined);
              }}
            >
              {messages.another}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{messages.lead}</p>
            <VolunteerForm onSent={setApplication} />
          </>
        )}
      </section>
      <CancelSection call="volunteerWithdraw" booking={application} messages={messages.withdraw} />
    </FormPage>
  );
}
