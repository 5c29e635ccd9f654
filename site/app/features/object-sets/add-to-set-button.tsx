import type { ReactNode } from 'react';
import { useLanguage } from '../../i18n/i18n-context';
import { useIsStaticPage } from '../../ui/static-page';
import { PlusIcon } from '../../ui/icons/viewer-icons';
import { PopoverButton } from '../../ui/popover/popover-button';
import { addToSetLabel } from './label';

const load = async () => (await import('./add-to-set-popover')).AddToSetPopover;

interface AddToSetButtonProps {
  objectId: string;
  /** Renders a link to the log-in, for visitors whose sets are on this device. */
  renderLogin: (label: string) => ReactNode;
}

/** Button with a lazily loaded popover: the visitor’s sets, with and without an object. */
export function AddToSetButton(props: AddToSetButtonProps) {
  const label = addToSetLabel[useLanguage()];
  if (useIsStaticPage()) return null;
  return (
    <PopoverButton
      load={load}
      label={
        <>
          <PlusIcon />
          {label}
        </>
      }
    >
      {(AddToSetPopover, control) => <AddToSetPopover {...control} {...props} />}
    </PopoverButton>
  );
}
