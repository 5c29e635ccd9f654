import { defineConfig } from 'tsup';
import { readRelease, writeArchive } from './build/release';

const release = readRelease();
const outDir = 'pages/vendor';

/** Classic scripts: browsers load no modules from file: URLs, from which the pages also open. */
export default defineConfig({
  entry: {
    'scripted-engine': 'src/engine/install.ts',
    'control-panel': 'src/control-panel/main.ts',
    checklist: 'src/checklist/main.ts',
    embed: 'src/embed/main.ts',
  },
  outDir,
  format: 'iife',
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  outExtension: () => ({ js: '.js' }),
  define: { BUILT_RELEASE: JSON.stringify(release) },
  banner: {
    js: '// @ts-nocheck\n// Built from widget-demo/src: change it there.',
  },
  onSuccess: async () => {
    writeArchive(release, outDir);
    return Promise.resolve();
  },
});
