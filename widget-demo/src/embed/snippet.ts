import { attributesOf, defaultOpener, type Choice } from './choice';
import type { Release } from './release';

/** Escapes a value for a double-quoted attribute. */
const escape = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const isOtherHost = (address: string): boolean => /^(https?:)?\/\//i.test(address);

/** The name that a Content-Security-Policy has for the host of an address; `'self'` for a path. */
function sourceOf(address: string): string {
  if (!isOtherHost(address)) return "'self'";
  // Any scheme: the page's own counts for addresses that begin with `//`.
  const { origin, host } = new URL(address, 'https://host.example');
  return address.startsWith('//') ? host : origin;
}

const scriptUrl = (folder: string): string => `${folder.replace(/\/*$/, '/')}a11y-toolbar.js`;

/** The HTML that the webmaster pastes into each page: the script tag and, for the usual opener, a button. */
export function snippetOf(choice: Choice, { files }: Pick<Release, 'files'>): string {
  const attributes = {
    src: scriptUrl(choice.folder),
    integrity: files[0]?.integrity ?? '',
    ...(isOtherHost(choice.folder) && { crossorigin: 'anonymous' }),
    ...attributesOf(choice),
  };
  const lines = Object.entries(attributes).map(([name, value]) => `  ${name}="${escape(value)}"`);
  const script = `<script\n  defer\n${lines.join('\n')}\n></script>`;
  if (choice.opener !== defaultOpener) return script;
  const label = choice.lang === 'en' ? 'Accessibility' : '无障碍';
  return `${script}\n<button type="button" data-open-accessibility>${label}</button>`;
}

/** What a Content-Security-Policy has to allow for this choice, as a policy of its own. */
export function policyOf({ folder, fallbackAudioUrl }: Choice): string {
  const directives = [`script-src ${sourceOf(scriptUrl(folder))}`];
  if (fallbackAudioUrl) {
    const source = sourceOf(fallbackAudioUrl);
    directives.push(`connect-src ${source}`, `media-src ${source}`);
  }
  return directives.join('; ');
}
