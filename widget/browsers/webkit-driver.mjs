import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HEIGHT, WIDTH } from './screen.mjs';

/** @typedef {import('./driver').Driver} Driver */

const LIBRARIES = '/usr/lib/x86_64-linux-gnu';
/** @type {Record<string, string>} */
const KEYS = {
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowRight: '\uE014',
  End: '\uE010',
  Home: '\uE011',
  Enter: '\uE007',
  ArrowDown: '\uE015',
  Alt: '\uE00A',
  Shift: '\uE008',
};

function findMiniBrowser() {
  const folder = readdirSync(LIBRARIES)
    .filter((name) => /^webkit2gtk-4/.test(name))
    .sort()
    .at(-1);
  return `${LIBRARIES}/${folder ?? 'webkit2gtk-4.1'}/MiniBrowser`;
}

/** With its usual gaps the toolbar of MiniBrowser keeps the window at 447 px or wider. */
const NARROW_TOOLBAR = 'button, entry, toolbar { min-width: 0; padding: 0; margin: 0; }';

/**
 * Preferences of a user.
 * @typedef {object} Preferences
 * @property {Record<string, string | number>} [gtk] settings of GTK, of which colours and animations reach the pages
 * @property {Record<string, string | number>} [web] settings of WebKit
 */

/** @param {string} group @param {Record<string, string | number>} values */
const toKeyFile = (group, values) =>
  [`[${group}]`, ...Object.entries(values).map((entry) => entry.join('=')), ''].join('\n');

/** Writes a folder for `XDG_CONFIG_HOME`. @param {Preferences} preferences */
function writeConfiguration({ gtk = {}, web = {} }) {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), toKeyFile('Settings', gtk));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW_TOOLBAR);
  writeFileSync(join(folder, 'web.ini'), toKeyFile('websettings', web));
  return folder;
}

/**
 * Starts WebKitGTK through WebKitWebDriver.
 * @param {NodeJS.ProcessEnv} env
 * @param {Preferences} [preferences]
 * @returns {Promise<Driver>}
 */
export async function startWebKit(env, preferences = {}) {
  const configuration = writeConfiguration(preferences);
  // Several may run at once; 32768 is the first port of outgoing connections.
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  const child = spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    env: {
      ...env,
      XDG_CONFIG_HOME: configuration,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stdio: 'ignore',
    detached: true,
  });
  await pause(1500);

  /** @param {string} method @param {string} path @param {object} [body] @returns {Promise<unknown>} */
  const call = async (method, path, body) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = /** @type {{ value: unknown }} */ (await response.json());
    if (!response.ok) throw new Error(`WebKitWebDriver ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const created = /** @type {{ sessionId: string, capabilities: Record<string, string> }} */ (
    await call('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            binary: findMiniBrowser(),
            args: ['--automation', `--config=${configuration}/web.ini`],
          },
        },
      },
    })
  );
  const session = `/session/${created.sessionId}`;
  /** @param {{ width: number, height: number }} [size] of the window: the protocol does not set a viewport */
  const resize = async (size = { width: WIDTH, height: HEIGHT }) =>
    void (await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...size }));
  await resize();

  /** @param {number} x @param {number} y @param {boolean} isPressed */
  const point = (x, y, isPressed) =>
    call('POST', `${session}/actions`, {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            {
              type: 'pointerMove',
              duration: 0,
              x: Math.round(x),
              y: Math.round(y),
              origin: 'viewport',
            },
            ...(isPressed
              ? [
                  { type: 'pointerDown', button: 0 },
                  { type: 'pointerUp', button: 0 },
                ]
              : []),
          ],
        },
      ],
    });
  return {
    version: `WebKitGTK/${created.capabilities['browserVersion'] ?? ''}`,
    errors: [],
    goto: async (url) => void (await call('POST', `${session}/url`, { url })),
    evaluate: (code) =>
      call('POST', `${session}/execute/sync`, { script: `return (${code});`, args: [] }),
    click: async (x, y) => void (await point(x, y, true)),
    move: async (x, y) => void (await point(x, y, false)),
    press: async (key, modifiers = []) => {
      const [value, ...held] = [key, ...modifiers].map((name) => KEYS[name] ?? name);
      await call('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keys',
            actions: [
              ...held.map((modifier) => ({ type: 'keyDown', value: modifier })),
              { type: 'keyDown', value },
              { type: 'keyUp', value },
              ...held.map((modifier) => ({ type: 'keyUp', value: modifier })),
            ],
          },
        ],
      });
    },
    resize,
    close: async () => {
      await call('DELETE', session).catch(() => undefined);
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      rmSync(configuration, { recursive: true, force: true });
    },
  };
}
