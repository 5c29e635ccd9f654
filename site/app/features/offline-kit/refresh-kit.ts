import type { Edition } from '../../../contract/shared/sites';
import { keepKit } from './keep-kit';
import { openKit } from './kit-record';

const dayMs = 24 * 60 * 60_000;

/** Name of the lock by which one tab alone renews the kit. */
const lock = 'offline-kit';

/**
 * Renews the kit once a day, and after a deployment of the site, whose files the kit does not have. Not where the browser
 * saves data. A failure leaves the kit as it is.
 */
export async function refreshKit(edition: Edition): Promise<void> {
  const { connection, locks } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!navigator.onLine || connection?.saveData) return;
  await locks.request(lock, { ifAvailable: true }, async (granted) => {
    if (!granted || !(await isOutdated(edition))) return;
    const kit = await openKit();
    const exhibitionIds = kit?.record.exhibitions.map(({ id }) => id) ?? [];
    await keepKit({ edition, exhibitionIds, signal: new AbortController().signal });
  });
}

async function isOutdated(edition: Edition): Promise<boolean> {
  const kit = await openKit();
  if (kit?.record.edition !== edition) return false;
  if (Date.now() - Date.parse(kit.record.keptAt) > dayMs) return true;
  const scripts = [...document.querySelectorAll<HTMLLinkElement>('link[data-app=start]')];
  const kept = await Promise.all(scripts.map(({ href }) => kit.cache.match(href)));
  return kept.includes(undefined);
}
