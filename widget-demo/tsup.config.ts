import { defineConfig } from 'tsup';

/** Classic scripts: browsers load no modules from file: URLs, from which the pages also open. */
export default defineConfig({
  entry: {
    'scripted-engine': 'src/engine/install.ts',
    'control-panel': 'src/control-panel/main.ts',
    checklist: 'src/checklist/main.ts',
  },
  outDir: 'pages/vendor',
  format: 'iife',
  target: 'es2022',
  tsconfig: '../tsconfig.json',
  outExtension: () => ({ js: '.js' }),
  banner: {
    js: '// @ts-nocheck\n// Built from widget-demo/src: change it there.',
  },
});
