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
    astro: 'src/astro.ts',
    'astro/loader': 'src/integrations/astro/loader.ts',
    starlight: 'src/starlight.ts',
    'starlight/middleware': 'src/integrations/starlight/middleware.ts',
    cli: 'src/cli.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
  // Modules that only a running generator has.
  deps: { neverBundle: [/^virtual:/] },
  // Components are compiled by Astro, in the site that uses them.
  copy: [{ from: 'src/integrations/starlight/components', to: 'dist/starlight' }],
});
