import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bin, mustRun } from './run.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { runStep } from './run-step.mjs';

/**
 * @typedef {object} Target
 * @property {string} label
 * @property {string[]} inputs files and folders, relative to the repository
 * @property {string} output output folder, relative to the repository
 * @property {() => Promise<void>} build
 */

const commonInputs = ['package-lock.json', 'tsconfig.json', 'site/scripts/lib/build.mjs'];

const appInputs = [
  'site/app',
  'site/content-tools/map',
  'site/content-tools/seals',
  'site/content-tools/vessels',
  'site/content/entries/leader.json',
  'site/content/entries/professional.json',
  'site/content-tools/heading-font',
  'site/contract',
  'site/session',
  'site/traditional',
  'site/build',
  'site/package.json',
];

/** @type {Record<'toolbar' | 'service' | 'demo' | 'app' | 'desk' | 'prerender', Target>} */
const targets = {
  toolbar: {
    label: '构建无障碍工具条 · Building the toolbar',
    inputs: ['widget/src', 'widget/build', 'widget/tsup.config.ts', 'widget/package.json'],
    output: 'widget/dist',
    build: () => mustRun(bin('tsup', []), { folder: 'widget' }),
  },
  service: {
    label: '构建内容服务与用户中心 · Building the content service and the user centre',
    inputs: [
      'site/server',
      'site/contract',
      'site/session',
      'site/service-worker',
      'site/user-centre',
      'site/traditional',
      'site/build/traditional',
      'site/app/i18n/format-date.ts',
      'site/app/i18n/locales.ts',
      'site/app/i18n/format-time.ts',
      'site/app/theme',
      'site/app/ui/form/unload-warning.ts',
      'site/tsup.config.ts',
      'site/package.json',
    ],
    output: 'site/dist/server',
    build: () => mustRun(bin('tsup', []), { folder: 'site' }),
  },
  demo: {
    label: '构建试用页 · Building the demo page',
    inputs: [
      'widget-demo/src',
      'widget-demo/build',
      'widget/dist',
      'widget/README.md',
      'widget/CHANGELOG.md',
      'widget-demo/tsup.config.ts',
      'widget-demo/package.json',
      'widget/src/speech/testing',
    ],
    output: 'widget-demo/pages/vendor',
    build: () => mustRun(bin('tsup', []), { folder: 'widget-demo' }),
  },
  app: {
    label: '构建网站 · Building the site',
    inputs: [...appInputs, 'widget/src'],
    output: 'site/dist/app',
    build: async () => {
      await mustRun(bin('vite', ['build', '--config', 'build/vite.config.ts']), { folder: 'site' });
      await precompress(`${root}site/dist/app/assets`);
    },
  },
  desk: {
    label: '构建工作台 · Building the staff application',
    inputs: [
      'site/desk',
      'site/contract',
      'site/session',
      'site/app/features/form',
      'site/app/i18n',
      'site/app/theme',
      'site/app/ui',
      'site/build/vite.desk.config.ts',
      'site/package.json',
    ],
    output: 'site/dist/desk',
    build: () =>
      mustRun(bin('vite', ['build', '--config', 'build/vite.desk.config.ts']), { folder: 'site' }),
  },
  prerender: {
    label: '构建页面的预渲染 · Building the prerenderer',
    inputs: [...appInputs, 'widget/src'],
    output: 'site/dist/prerender',
    build: () =>
      mustRun(bin('vite', ['build', '--config', 'build/vite.prerender.config.ts']), {
        folder: 'site',
      }),
  },
};

const recordsFolder = `${root}site/dist/.built/`;

/** @param {Target} target */
async function buildIfChanged({ label, inputs, output, build }) {
  const record = `${recordsFolder}${output.replaceAll('/', '-')}`;
  const current = fingerprint([...commonInputs, ...inputs].map((input) => root + input));
  const built = existsSync(root + output) && existsSync(record) && readFileSync(record, 'utf8');
  if (built === current) return;
  rmSync(record, { force: true });
  // Files of an earlier build must not remain in the output.
  rmSync(root + output, { recursive: true, force: true });
  await runStep(label, build);
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(record, current);
}

/** Builds changed targets: the toolbar before site and demo page, which contain it; the service in parallel. */
export async function ensureBuilt() {
  const toolbar = buildIfChanged(targets.toolbar);
  const service = buildIfChanged(targets.service)
    .then(() => buildIfChanged(targets.desk))
    .then(() => toolbar)
    .then(() => buildIfChanged(targets.demo));
  const site = toolbar
    .then(() => buildIfChanged(targets.app))
    .then(() => buildIfChanged(targets.prerender));
  await Promise.all([service, site]);
}
