/** Served in place of the service worker where the service offers no offline visit: removes it from every device. */
import { kitCachePrefix } from '../contract/shared/offline-kit';
import { scope } from './worker-scope';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(remove());
});

async function remove(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(kitCachePrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
