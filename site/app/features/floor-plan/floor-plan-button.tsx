import { useState } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { useLazyComponent } from '../../ui/lazy/use-lazy-component';
import { PlainButton } from '../../ui/button';
import { useNotices } from '../../ui/feedback/notices';
import type { FloorPlanProps } from './floor-plan';

interface OpenFloorPlanProps extends FloorPlanProps {
  /** Label of the button. */
  label: string;
  /** Title of the dialog. Default: `label`. */
  title?: string;
  /** Id of the element that distinguishes buttons with the same label. */
  describedBy?: string;
}

const loadDialog = async () => (await import('./floor-plan-dialog')).FloorPlanDialog;

/** Button that loads the floor plan and opens it in a dialog, with `room` selected if given. */
export function FloorPlanButton({ label, title, describedBy, ...plan }: OpenFloorPlanProps) {
  const { failure } = useMessages();
  const { notify } = useNotices();
  const [isOpen, setOpen] = useState(false);
  const { Component, prefetch, load } = useLazyComponent(loadDialog);
  const open = async () => {
    if (await load()) setOpen(true);
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
      {isOpen && Component && (
        <Component
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
