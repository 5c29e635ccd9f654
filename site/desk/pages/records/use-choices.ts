import type { RecordKind } from '../../../contract/shared/desk/records';
import { useDeskCall } from '../../session/use-desk-call';

export interface Choice {
  id: string;
  label: string;
}

/**
 * Records that a field may refer to: of a kind, or the values of a dictionary (`dictionary/period`), by their value.
 * Without a reference there are none.
 */
export function useChoices(reference: string | undefined): readonly Choice[] {
  const [kind, code] = (reference ?? '').split('/', 2);
  const input = reference === undefined ? null : { kind: kind as RecordKind };
  const { data = [] } = useDeskCall('deskRecordChoices', input);
  if (code === undefined) return reference === undefined ? [] : data;
  const prefix = `${code}/`;
  return data
    .filter(({ id }) => id.startsWith(prefix))
    .map(({ id, label }) => ({ id: id.slice(prefix.length), label }));
}
