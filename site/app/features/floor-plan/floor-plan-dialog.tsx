import { styled } from 'styled-components';
import { usePageMessages } from '../../i18n/use-page-messages';
import { Dialog } from '../../ui/dialog/dialog';
import { FloorPlan, type FloorPlanProps } from './floor-plan';
import { floorPlanMessages } from './messages';

const PlanDialog = styled(Dialog)`
  width: min(1240px, calc(100vw - 16px));
  max-width: none;
  max-height: calc(100dvh - 16px);
  padding: 12px clamp(12px, 2.4vw, 36px) 28px;
  background: var(--paper);

  > .head {
    margin-bottom: 8px;
  }

  h2 {
    font-size: var(--size-h2);
  }
`;

interface FloorPlanDialogProps extends FloorPlanProps {
  /** Heading and accessible name: “Floor plan: Museum Shop”. */
  title: string;
  onClose: () => void;
}

/** The floor plan in a modal dialog, open while mounted. */
export function FloorPlanDialog({ title, onClose, ...plan }: FloorPlanDialogProps) {
  const { close } = usePageMessages(floorPlanMessages);
  return (
    <PlanDialog title={title} closeLabel={close} onClose={onClose}>
      <FloorPlan {...plan} inDialog />
    </PlanDialog>
  );
}
