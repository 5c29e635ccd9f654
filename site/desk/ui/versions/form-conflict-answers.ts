import type { ConflictAnswers } from './conflict-panel';

interface FormConflict<Base> {
  form: { submitFrom: (base: Base) => void; dropDraft: () => void };
  /** The version that the service has now. */
  base: Base;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Answers to the conflict of a form: saving it over the newer version, or leaving it for that. */
export function formConflictAnswers<Base>(conflict: FormConflict<Base>): ConflictAnswers {
  const { form, base, onTakeTheirs, onClose } = conflict;
  return {
    onKeepMine: () => {
      onClose();
      form.submitFrom(base);
    },
    onTakeTheirs: () => {
      form.dropDraft();
      onTakeTheirs();
    },
    onClose,
  };
}
