import { useMemo } from 'react';
import { useAccount } from './desk-session';
import { deleteDraft, readDraft, saveDraft } from './draft-storage';

/** Unsent input of one item. */
export interface Draft<Value> {
  /** What was kept when the component was mounted; `undefined` without a valid draft. */
  restored: Value | undefined;
  /** Keeps the present input over a lost connection, an expired session and a reload. */
  save: (value: Value) => void;
  /** Forgets the input once it has been saved. */
  drop: () => void;
}

/**
 * Keeps unsent input of the person who is logged in.
 * @param item name of the form and its record: `note lostFound 3f0c`; a component of another item needs another `key`
 * @param parse checks a kept value, which is as foreign as any input; `undefined` if it is not valid
 */
export function useDraft<Value>(
  item: string,
  parse: (stored: unknown) => Value | undefined,
): Draft<Value> {
  const { id } = useAccount();
  return useMemo(
    () => ({
      restored: parse(readDraft(id, item)),
      save: (value) => {
        saveDraft(id, item, value);
      },
      drop: () => {
        deleteDraft(id, item);
      },
    }),
    [id, item],
  );
}
