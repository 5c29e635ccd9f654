import { createIcon } from './icon';

export const EnlargeIcon = createIcon(<path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />);
export const TurnIcon = createIcon(
  <path d="M20.5 10.5C19.6 8.4 16.1 7 12 7c-4.7 0-8.5 1.9-8.5 4.3S7.3 15.6 12 15.6h2m-2.6-2.8 2.8 2.8-2.8 2.8" />,
);
export const PlusIcon = createIcon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = createIcon(<path d="M5 12h14" />);
/** Corners of a frame: reset the zoom. */
export const ResetZoomIcon = createIcon(<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />);
