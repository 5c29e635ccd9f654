import { defineConfig } from 'tsup';

/** Classic scripts, as the pages open from disk as well, where a browser loads no modules. */
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
