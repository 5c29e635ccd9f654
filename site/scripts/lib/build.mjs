import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bin, mustRun } from './run.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { precompress } from './precompress.mjs';
import { step } from './progress.mjs';

/**
 * @typedef {object} Target
 * @property {string} label
 * @property {string[]} inputs files and folders on which it depends, from the top folder
 * @property {string} output the folder that it writes
 * @property {() => Promise<void>} build
 */

const everywhere = ['package-lock.json', 'tsconfig.json', 'site/scripts/lib/build.mjs'];

const appInputs = [
  'site/app',
  'site/content/art',
  'site/content/entries/leader.json',
  'site/content/entries/professional.json',
  'site/content/type',
  'site/contract',
  'site/drawn-art-plugin.ts',
  'site/head-start-plugin.ts',
  'site/lighter-router-plugin.ts',
  'site/package.json',
];

/** @type {Record<'toolbar' | 'service' | 'demo' | 'app' | 'prerender', Target>} */
const targets = {
  toolbar: {
    label: '构建无障碍工具条 · Building the toolbar',
    inputs: ['widget/src', 'widget/tsup.config.ts', 'widget/package.json'],
    output: 'widget/dist',
    build: () => mustRun(bin('tsup', []), { folder: 'widget' }),
  },
  service: {
    label: '构建内容服务与用户中心 · Building the content service and the user centre',
    inputs: [
      'site/server',
      'site/contract',
      'site/user-centre',
      'site/app/theme',
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
      'widget-demo/tsup.config.ts',
      'widget-demo/package.json',
      'widget/src/speech/testing',
    ],
    output: 'widget-demo/pages/vendor',
    build: () => mustRun(bin('tsup', []), { folder: 'widget-demo' }),
  },
  app: {
    label: '构建网站 · Building the site',
    inputs: [...appInputs, 'site/vite.config.ts', 'widget/src'],
    output: 'site/dist/app',
    build: async () => {
      await mustRun(bin('vite', ['build']), { folder: 'site' });
      await precompress(`${root}site/dist/app/assets`);
    },
  },
  prerender: {
    label: '构建页面的预先绘制 · Building what draws pages ahead',
    inputs: [...appInputs, 'site/vite.prerender.config.ts', 'widget/src'],
    output: 'site/dist/prerender',
    build: () =>
      mustRun(bin('vite', ['build', '--config', 'vite.prerender.config.ts']), { folder: 'site' }),
  },
};

const records = `${root}site/dist/.built/`;

/** @param {Target} target */
async function buildIfChanged({ label, inputs, output, build }) {
  const record = `${records}${output.replaceAll('/', '-')}`;
  const wanted = fingerprint([...everywhere, ...inputs].map((input) => root + input));
  const built = existsSync(root + output) && existsSync(record) && readFileSync(record, 'utf8');
  if (built === wanted) return;
  rmSync(record, { force: true });
  // What an earlier build left must not be taken for this one's.
  rmSync(root + output, { recursive: true, force: true });
  await step(label, build);
  mkdirSync(records, { recursive: true });
  writeFileSync(record, wanted);
}

/** Builds what changed: the toolbar first, which the site contains; service and demo page beside them. */
export async function ensureBuilt() {
  const service = buildIfChanged(targets.service).then(() => buildIfChanged(targets.demo));
  const site = buildIfChanged(targets.toolbar)
    .then(() => buildIfChanged(targets.app))
    .then(() => buildIfChanged(targets.prerender));
  await Promise.all([service, site]);
}
