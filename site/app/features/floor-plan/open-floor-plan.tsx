import { useState } from 'react';
import { useMessages } from '../../i18n/language';
import { useOnDemand } from '../../router/use-on-demand';
import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/notices';
import type { FloorPlanProps } from './floor-plan';

interface OpenFloorPlanProps extends FloorPlanProps {
  /** What the button says, and the plan's title. */
  label: string;
}

const load = async () => (await import('./floor-plan-dialog')).FloorPlanDialog;

/** A button that opens the floor plan over the page, at a room where one is named; its code comes then. */
export function OpenFloorPlan({ label, ...plan }: OpenFloorPlanProps) {
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
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void open()}
      >
        {label}
      </PlainButton>
      {isOpen && Part && (
        <Part
          title={label}
          {...plan}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
