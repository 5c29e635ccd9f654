import type { Exhibit } from '../../../contract/schemas/exhibit';
import { useLanguage } from '../../i18n/i18n-context';
import { PlainButton } from '../../ui/button';
import { useLazyOverlay } from '../../ui/lazy/use-lazy-overlay';
import { worksheetLabel } from './label';

const load = async () => (await import('./worksheet-dialog')).WorksheetDialog;

/** Button with a lazily loaded dialog: a worksheet about an object, for one of two ages, to print. */
export function WorksheetButton({ object }: { object: Exhibit }) {
  const { Overlay, openerProps, open, close } = useLazyOverlay(load);
  return (
    <>
      <PlainButton type="button" aria-haspopup="dialog" {...openerProps} onClick={open}>
        {worksheetLabel[useLanguage()]}
      </PlainButton>
      {Overlay && <Overlay object={object} onClose={close} />}
    </>
  );
}
