import type { Exhibit } from '../../../contract/schemas/exhibit';
import { useLanguage } from '../../i18n/i18n-context';
import { PlainButton } from '../../ui/button';
import { useLazyOverlay } from '../../ui/lazy/use-lazy-overlay';
import { reuseLabel } from './label';

const load = async () => (await import('./reuse-dialog')).ReuseDialog;

/** Button with a lazily loaded dialog: downloads, citation, permanent link and IIIF manifest of an object. */
export function ReuseButton({ object }: { object: Exhibit }) {
  const { Overlay, openerProps, open, close } = useLazyOverlay(load);
  return (
    <>
      <PlainButton type="button" aria-haspopup="dialog" {...openerProps} onClick={open}>
        {reuseLabel[useLanguage()]}
      </PlainButton>
      {Overlay && <Overlay object={object} onClose={close} />}
    </>
  );
}
