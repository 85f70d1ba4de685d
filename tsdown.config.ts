import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    runtime: 'src/runtime.ts',
    feedback: 'src/feedback.ts',
    vite: 'src/vite.ts',
    rollup: 'src/rollup.ts',
    rolldown: 'src/rolldown.ts',
    webpack: 'src/webpack.ts',
    rspack: 'src/rspack.ts',
    esbuild: 'src/esbuild.ts',
    cli: 'src/cli.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
});
