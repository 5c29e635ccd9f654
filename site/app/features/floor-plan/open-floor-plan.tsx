import { useState } from 'react';
import { useMessages } from '../../i18n/language';
import { useOnDemand } from '../../router/use-on-demand';
import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
import type { FloorPlanProps } from './floor-plan';

interface OpenFloorPlanProps extends FloorPlanProps {
  /** What the button says. */
  label: string;
  /** The plan's title; what the button says where it is left out. */
  title?: string;
  /** Id of what tells buttons of the same words apart. */
  describedBy?: string;
}

const load = async () => (await import('./floor-plan-dialog')).FloorPlanDialog;

/** A button that opens the floor plan over the page, at a room where one is named; its code comes then. */
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
