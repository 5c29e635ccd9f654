import { useState } from 'react';
import { PageText } from '../../features/page-text/page-text';
import { Receipt } from '../../features/form/receipt';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { LostFoundForm, type Report } from './lost-found-form';
import { words as ownMessages } from './words';

export function LostFoundPage() {
  const messages = usePageWords(ownMessages);
  const [report, setReport] = useState<Report>();
  return (
    <FormPage>
      <PageTitle />
      <PageText code="LostFund" />
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
