/**
 * Shows what a visitor keeps for a visit without a connection; registered when something is kept. It only reads: the
 * page downloads a kit (app/features/offline-kit). With a connection the answer is always that of the network, but for
 * files whose content is in their name.
 */
import { kitCachePrefix } from '../contract/shared/offline-kit';
import { respond } from './respond';
import { scope } from './worker-scope';

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('fetch', (event) => {
  const response = respond(event.request);
  if (!response) return;
  event.respondWith(response);
  // The browser may have evicted the caches and left the worker.
  if (event.request.mode === 'navigate') event.waitUntil(removeWithoutKit());
});

async function removeWithoutKit(): Promise<void> {
  const hasKit = (await caches.keys()).some((name) => name.startsWith(kitCachePrefix));
  if (!hasKit) await scope.registration.unregister();
}
