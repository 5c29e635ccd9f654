/** Event of Chromium where the site can be installed (https://wicg.github.io/manifest-incubations/). */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

interface WindowEventMap {
  beforeinstallprompt: InstallPromptEvent;
}

interface Window {
  /** The latest event, kept by the inline script until the visitor asks for the installation. */
  installPrompt?: InstallPromptEvent | undefined;
}
