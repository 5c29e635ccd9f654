import type { Ref } from 'react';
import { useMessages } from '../../i18n/i18n-context';
import { ChevronDownIcon } from '../../ui/icons/icons';

interface SubMenuButtonProps {
  /** Name of the menu entry, for the accessible name. */
  name: string;
  /** Element id of the sub-menu. */
  controls: string;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Disclosure button of a sub-menu, beside the entry's link. */
export function SubMenuButton({ name, controls, open, onToggle, ref }: SubMenuButtonProps) {
  const { menu } = useMessages();
  return (
    <button
      ref={ref}
      type="button"
      aria-label={menu.subMenu(name)}
      aria-expanded={open}
      aria-controls={controls}
      onClick={onToggle}
    >
      <ChevronDownIcon />
    </button>
  );
}
