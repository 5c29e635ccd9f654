import { createIcon } from './icon';

export const ShareIcon = createIcon(<path d="M12 14.5v-11m-4 4 4-4 4 4M6 11H4.5v9.5h15V11H18" />);
export const BookmarkIcon = createIcon(<path d="M6 3.5h12v17l-6-4.6-6 4.6Z" />);
