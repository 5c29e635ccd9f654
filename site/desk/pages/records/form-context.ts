import { createContext, useContext } from 'react';
import type { RecordPicture } from '../../../contract/schemas/desk/editor';

interface RecordFormContext {
  form: string;
  /** Whether the record has an id, which then cannot change. */
  hasId: boolean;
  /** Messages of invalid fields by their path. */
  errors: Readonly<Record<string, string>>;
  pictures: readonly RecordPicture[];
  addPicture: (picture: RecordPicture) => void;
}

export const FormContext = createContext<RecordFormContext | undefined>(undefined);

export function useFormContext(): RecordFormContext {
  const context = useContext(FormContext);
  if (!context) throw new Error('useFormContext needs a RecordForm');
  return context;
}
