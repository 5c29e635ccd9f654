import { createIcon } from '../../ui/icons/icon';

export const EnlargeIcon = createIcon(<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />);
export const TurnIcon = createIcon(
  <path d="M20.5 10.5C19.6 8.4 16.1 7 12 7c-4.7 0-8.5 1.9-8.5 4.3S7.3 15.6 12 15.6h2m-2.600-2.800L14.200 15.600 11.400 18.400" />,
);
export const PlayIcon = createIcon(<path d="M8 5.500v13l10.500-6.500Z" />);
export const StopIcon = createIcon(<path d="M7 7h10v10H7Z" />);
