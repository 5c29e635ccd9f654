import { useId, useSyncExternalStore } from 'react';
import { usePageMessages } from '../../i18n/use-page-messages';
import { messages as ownMessages } from './messages';

const isInstalled = () =>
  window.matchMedia('(display-mode: minimal-ui), (display-mode: standalone)').matches;

/** Safari on iOS has no event; this property is its own. */
const isIos = () => 'standalone' in navigator;

function subscribe(update: () => void): () => void {
  window.addEventListener('beforeinstallprompt', update);
  window.addEventListener('appinstalled', update);
  return () => {
    window.removeEventListener('beforeinstallprompt', update);
    window.removeEventListener('appinstalled', update);
  };
}

type Means = 'none' | 'prompt' | 'ios' | 'menu';

function currentMeans(): Means {
  if (isInstalled()) return 'none';
  if (window.installPrompt) return 'prompt';
  return isIos() ? 'ios' : 'menu';
}

/** How to install the site; nothing where it is installed. */
export function InstallSection() {
  const words = usePageMessages(ownMessages);
  const id = useId();
  const means = useSyncExternalStore(subscribe, currentMeans, (): Means => 'none');
  if (means === 'none') return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{words.install}</h2>
      <p>{words.installHint}</p>
      {means === 'ios' && <p>{words.installIos}</p>}
      {means === 'menu' && <p>{words.installOther}</p>}
      {means === 'prompt' && (
        <p className="buttons">
          <button type="button" onClick={() => void window.installPrompt?.prompt()}>
            {words.installAction}
          </button>
        </p>
      )}
    </section>
  );
}
