import { useState } from 'react';
import { PageText } from '../../features/page-text/page-text';
import { Receipt } from '../../features/form/receipt';
import { usePageWords } from '../../i18n/page-words';
import { PageTitle } from '../../router/page-title';
import { PlainButton } from '../../ui/button';
import { FormPage } from '../../ui/form/form-page';
import { LostFoundForm, type Report } from './lost-found-form';
import { words as ownWords } from './words';

export function LostFoundPage() {
  const words = usePageWords(ownWords);
  const [report, setReport] = useState<Report>();
  return (
    <FormPage>
      <PageTitle />
      <PageText code="LostFund" />
      <section aria-labelledby="lost-found-form">
        <h2 id="lost-found-form">{words.title}</h2>
        {report ? (
          <Receipt
            title={words.doneTitle}
            text={words.done}
            id={report.id}
            facts={[[words.item, report.itemName]]}
          >
            <PlainButton
              type="button"
              onClick={() => {
                setReport(undefined);
              }}
            >
              {words.again}
            </PlainButton>
          </Receipt>
        ) : (
          <>
            <p className="lead">{words.lead}</p>
            <LostFoundForm onSent={setReport} />
          </>
        )}
      </section>
    </FormPage>
  );
}
