import type { Ref } from 'react';
import { useMessages } from '../../i18n/language';
import { ChevronDownIcon } from '../../ui/icons';

interface SubMenuButtonProps {
  /** The entry whose sub-menu it opens. */
  name: string;
  /** The sub-menu's id. */
  controls: string;
  open: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Opens and closes what stands below a menu's entry: a disclosure of its own, beside the link. */
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
