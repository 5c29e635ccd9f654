import { serviceWorkerPath, serviceWorkerPolicy } from '../../../contract/shared/offline-kit';

/** Whether this browser and this window can keep a kit. Without HTTPS neither API is there. */
export const canKeep = () => 'serviceWorker' in navigator && 'caches' in window;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (path: string) => string },
  ) => { createScriptURL: (path: string) => unknown };
}

/**
 * `require-trusted-types-for 'script'` covers the registration of a worker. This policy gives its path and no other; a
 * document may create it once.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  serviceWorkerPolicy,
  { createScriptURL: () => serviceWorkerPath },
);

/** Registers the worker where it is not; its file is checked for changes with each registration and navigation. */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (await serviceWorker.getRegistration()) return;
  const path = (policy?.createScriptURL('') as string | undefined) ?? serviceWorkerPath;
  await serviceWorker.register(path, { updateViaCache: 'none' });
  await serviceWorker.ready;
}

/** Removes the worker; pages that are open keep it until they are closed, without anything to show. */
export async function removeWorker(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}
