import { useState } from 'react';
import { CategoryText } from '../../features/records/detail/category-text';
import { Receipt } from '../../features/form/receipt';
import { usePageMessages } from '../../i18n/use-page-messages';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { LostFoundForm, type LostFoundReport } from './lost-found-form';
import { messages as ownMessages } from './messages';

export function LostFoundPage() {
  const messages = usePageMessages(ownMessages);
  const [report, setReport] = useState<LostFoundReport>();
  return (
    <FormPage>
      <PageTitle />
      <CategoryText code="LostFund" />
      <section aria-labelledby="lost-found-form">
        <h2 id="lost-found-form">{messages.title}</h2>
        {report ? (
          <Receipt
            title={messages.doneTitle}
            text={messages.done}
            id={report.id}
            facts={[[messages.item, report.itemName]]}
          >
            <PlainButton
              type="button"
              onClick={() => {
                setReport(undefined);
              }}
            >
              {messages.again}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{messages.lead}</p>
            <LostFoundForm onSent={setReport} />
          </>
        )}
      </section>
    </FormPage>
  );
}
