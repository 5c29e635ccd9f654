import { createIcon } from './icon';

export const SearchIcon = createIcon(
  <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20.5 20.5" />,
);
export const MenuIcon = createIcon(<path d="M3.5 7h17M3.5 12h17M3.5 17h17" />);
export const CloseIcon = createIcon(<path d="m5.5 5.5 13 13m0-13-13 13" />);
export const ChevronDownIcon = createIcon(<path d="m6 9.5 6 6 6-6" />);
export const ChevronLeftIcon = createIcon(<path d="m14.5 5.5-6.5 6.5 6.5 6.5" />);
export const ChevronRightIcon = createIcon(<path d="m9.5 5.5 6.5 6.5-6.5 6.5" />);
export const ArrowIcon = createIcon(<path d="M4 12h16m-5.5-5.5L20 12l-5.5 5.5" />);
export const ExternalIcon = createIcon(<path d="M8 6h10v10M18 6 6 18" />);
export const AccessibilityIcon = createIcon(
  <path d="M12 3a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3ZM4.5 8.5 12 9.5l7.5-1M12 9.5v5m-3.5 6L12 14.5l3.5 6M9.5 9.2 9.8 14M14.5 9.2l-.3 4.8" />,
);
