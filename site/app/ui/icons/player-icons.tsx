import { createIcon } from './icon';

export const PlayIcon = createIcon(<path d="M7 4.5v15l12-7.5Z" fill="currentColor" />);
export const PauseIcon = createIcon(
  <path d="M7 5h3.2v14H7ZM13.8 5H17v14h-3.2Z" fill="currentColor" />,
);
export const StopIcon = createIcon(<path d="M7 7h10v10H7Z" fill="currentColor" />);
export const PreviousIcon = createIcon(<path d="M6 5v14M19 5v14l-10-7Z" fill="currentColor" />);
export const NextIcon = createIcon(<path d="M18 5v14M5 5v14l10-7Z" fill="currentColor" />);
export const SoundIcon = createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 8.5a5 5 0 0 1 0 7M18 6a8.5 8.5 0 0 1 0 12" />,
);
export const MutedIcon = createIcon(
  <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5m0-5-5 5" />,
);
