import { NewRecordPage } from './new-record-page';
import { RecordPage } from './record-page';
import { RecordListPage } from './record-list-page';
import { useRecordFilters } from './use-record-filters';

/** The list of a kind, the opened record, or a new one. */
export function RecordsPage() {
  const { kind, id, newForm } = useRecordFilters();
  if (newForm) return <NewRecordPage key={`${kind} ${newForm}`} kind={kind} form={newForm} />;
  return id ? (
    <RecordPage key={`${kind} ${id}`} kind={kind} id={id} />
  ) : (
    <RecordListPage key={kind} />
  );
}
