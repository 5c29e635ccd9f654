import { loadMessages, pageLanguage } from './i18n/load-messages';

// Runs while the large scripts are still on their way, so that the words come beside them, not after.
// Should it fail, main.tsx asks again and says so.
loadMessages(pageLanguage(document.documentElement)).catch(() => undefined);
