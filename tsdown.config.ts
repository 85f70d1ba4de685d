import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
  // Modules that only a running generator has.
  deps: { neverBundle: [/^virtual:/] },
};

const main: UserConfig = {
  ...common,
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
  // Components are compiled by Astro, in the site that uses them.
  copy: [{ from: 'src/integrations/starlight/components', to: 'dist/starlight' }],
};

/** Module by module: a bundler of the site has to find `'use client'` where it was written. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  entry: ['src/react.ts', 'src/integrations/react/mdx/components.tsx'],
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: [{ from: 'src/integrations/react/*.css', to: 'dist/react' }],
};

export default defineConfig([main, react]);
