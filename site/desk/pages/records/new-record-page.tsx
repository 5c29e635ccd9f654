import { museumDateTime } from '../../../contract/shared/museum-time';
import { CallState } from '../../ui/call-state';
import { useDeskCall } from '../../session/use-desk-call';
import type { RecordKind } from '../../../contract/shared/desk/records';
import { RecordEditor } from './record-editor';

/** The empty form of a new record; an entry is dated now. */
export function NewRecordPage({ kind, form: name }: { kind: RecordKind; form: string }) {
  const forms = useDeskCall('deskRecordForms', {});
  return (
    <CallState call={forms}>
      {(all) => {
        const form = all.find((each) => each.form === name && each.kind === kind);
        return form && <RecordEditor form={form} record={emptyRecord(kind, name)} />;
      }}
    </CallState>
  );
}

const withPictures: ReadonlySet<RecordKind> = new Set(['exhibit', 'exhibition', 'activity']);

function emptyRecord(kind: RecordKind, form: string) {
  const minute = museumDateTime(new Date()).slice(0, 16);
  const dated = kind === 'entry' ? { published_at: `${minute}:00+08:00` } : {};
  // The importer refuses these kinds without a list of pictures, which may be empty.
  const lists = withPictures.has(kind) ? { images: [] } : {};
  return {
    ...{ kind, form, id: '', state: 'draft' as const, isShown: false },
    ...{ version: 0, draftVersion: 0, pictures: [], updatedAt: '', updatedBy: '' },
    source: { id: suggestId(), ...(form === 'category' && { parent: null }), ...dated, ...lists },
  };
}

/** An id that nobody has to think of: the day and some letters. */
function suggestId(): string {
  const day = museumDateTime(new Date()).slice(0, 10);
  const letters = crypto.getRandomValues(new Uint8Array(3));
  return `${day}-${Array.from(letters, (byte) => byte.toString(36).padStart(2, '0')).join('')}`;
}
