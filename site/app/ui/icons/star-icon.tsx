import { createIcon } from './icon';

export const StarIcon = createIcon(
  <path d="m12 3.4 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.2 6-.8Z" />,
);
