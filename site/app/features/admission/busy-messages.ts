/** How busy a time of entry is. */
export const busyMessages = {
  zh: { quiet: '较空闲', moderate: '适中', busy: '较拥挤' },
  en: { quiet: 'quiet', moderate: 'moderately busy', busy: 'busy' },
};
