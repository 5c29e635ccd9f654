import { createCachedImport } from '../../loading/cached-import';

/**
 * The sanitiser, in a chunk of its own: a text that the service has rendered needs none. The build of the prerenderer
 * replaces this module.
 */
export const sanitiser = createCachedImport(async () => (await import('./sanitise')).sanitise);

// Once the document has loaded, for the pages that follow.
const preload = () => void sanitiser.load().catch(() => undefined);
if (document.readyState === 'complete') preload();
else window.addEventListener('load', preload, { once: true });
