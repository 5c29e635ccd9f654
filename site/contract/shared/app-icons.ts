import { editions, type Edition } from './sites';

/** Path of the web manifest of each edition. */
export const manifestPaths: Readonly<Record<Edition, string>> = {
  zh: '/manifest.webmanifest',
  hant: '/manifest-hant.webmanifest',
  en: '/manifest-en.webmanifest',
};

interface AppIcon {
  path: string;
  /** Width and height in pixels. */
  size: number;
  /** Whether the background fills the whole square, which icons with the purpose `maskable` need. */
  isMaskable: boolean;
}

export const touchIcon: AppIcon = { path: '/icons/touch-180.png', size: 180, isMaskable: true };

export const appIcons: readonly AppIcon[] = [
  { path: '/icons/seal-192.png', size: 192, isMaskable: false },
  { path: '/icons/seal-512.png', size: 512, isMaskable: false },
  { path: '/icons/maskable-512.png', size: 512, isMaskable: true },
  touchIcon,
];

/** The web application manifest (W3C) as JSON. `minimal-ui` is installable and keeps the buttons back and reload. */
export function writeManifest(
  edition: Edition,
  { name, description }: { name: string; description: string },
): string {
  const { website, lang } = editions[edition];
  return JSON.stringify({
    id: website,
    name,
    short_name: name,
    description,
    lang,
    dir: 'ltr',
    start_url: website,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f8f5ee',
    theme_color: '#f8f5ee',
    icons: appIcons
      .filter((icon) => icon !== touchIcon)
      .map(({ path, size, isMaskable }) => ({
        src: path,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: isMaskable ? 'maskable' : 'any',
      })),
  });
}
