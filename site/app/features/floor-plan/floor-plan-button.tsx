import { PlainButton } from '../../ui/button';
import { useLazyOverlay } from '../../ui/lazy/use-lazy-overlay';
import type { FloorPlanProps } from './floor-plan';

interface OpenFloorPlanProps extends FloorPlanProps {
  /** Label of the button. */
  label: string;
  /** Title of the dialog. Default: `label`. */
  title?: string;
  /** Id of the element that distinguishes buttons with the same label. */
  describedBy?: string;
}

const load = async () => (await import('./floor-plan-dialog')).FloorPlanDialog;

/** Button that loads the floor plan and opens it in a dialog, with `room` selected if given. */
export function FloorPlanButton({ label, title, describedBy, ...plan }: OpenFloorPlanProps) {
  const { Overlay, openerProps, open, close } = useLazyOverlay(load);
  return (
    <>
      <PlainButton
        type="button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        {...openerProps}
        onClick={open}
      >
        {label}
      </PlainButton>
      {Overlay && <Overlay title={title ?? label} {...plan} onClose={close} />}
    </>
  );
}
