import { useState } from 'react';
import { useMessages } from '../../i18n/language';
import { useOnDemand } from '../../router/use-on-demand';
import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
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
export function OpenFloorPlan({ label, title, describedBy, ...plan }: OpenFloorPlanProps) {
  const { failure } = useMessages();
  const { notify } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const { Part, prefetch, request } = useOnDemand(load);
  const open = async () => {
    if (await request()) setOpen(true);
    else notify('failed', failure.title);
  };
  return (
    <>
      <PlainButton
        type="button"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {label}
      </PlainButton>
      {isOpen && Part && (
        <Part
          title={title ?? label}
          {...plan}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
