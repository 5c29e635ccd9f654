import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** A file of each required program, and the Debian package that contains it. */
const NEEDED = [
  ['/usr/bin/chromium', 'chromium'],
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/WebKitWebDriver', 'webkit2gtk-driver'],
  ['/usr/bin/Xvfb', 'xvfb'],
  ['/usr/bin/xdotool', 'xdotool'],
  ['/usr/bin/import', 'imagemagick'],
  ['/usr/bin/dbus-run-session', 'dbus'],
  ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', 'fonts-noto-cjk'],
];

const missing = () =>
  NEEDED.filter(([file = '']) => !existsSync(file)).map(([, name = '']) => name);

/**
 * Installs missing packages when run as root on Debian.
 * @returns {string[]} packages that are still missing
 */
export function installMissing() {
  const wanted = missing();
  if (wanted.length === 0) return [];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return wanted;
  process.stdout.write(`Installing ${wanted.join(', ')} …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  spawnSync('apt-get', ['install', '-y', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...wanted], {
    env,
  });
  return missing();
}
