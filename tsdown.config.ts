import { defineConfig, type UserConfig } from 'tsdown';

const common: UserConfig = {
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  dts: true,
  fixedExtension: false,
  // Modules that only a running generator has.
  deps: { neverBundle: [/^virtual[:-]/, /^@rspress\/core\//, /^@(?:theme|theme-init|docusaurus|generated)\//] },
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
    next: 'src/next.ts',
    docusaurus: 'src/docusaurus.ts',
    'docusaurus/plugin': 'src/integrations/docusaurus/plugin.ts',
    rspress: 'src/rspress.ts',
    vitepress: 'src/vitepress.ts',
    cli: 'src/cli.ts',
  },
  // Components are compiled in the site that uses them.
  copy: [
    { from: 'src/integrations/starlight/components', to: 'dist/starlight' },
    { from: 'src/integrations/vitepress/theme', to: 'dist/vitepress' },
  ],
};

/** Module by module: a bundler of the site has to find `'use client'` where it was written. */
const react: UserConfig = {
  ...common,
  platform: 'neutral',
  entry: [
    'src/react.ts',
    'src/integrations/react/mdx/components.tsx',
    'src/fumadocs.ts',
    'src/integrations/fumadocs/sidebar.tsx',
    'src/integrations/docusaurus/theme/**/*.{ts,tsx}',
    'src/integrations/rspress/theme/index.ts',
  ],
  root: 'src',
  outDir: 'dist/react',
  unbundle: true,
  copy: [
    { from: 'src/integrations/react/*.css', to: 'dist/react' },
    { from: 'src/integrations/fumadocs/styles.css', to: 'dist/react/integrations/fumadocs' },
    { from: 'src/integrations/docusaurus/styles.css', to: 'dist/react/integrations/docusaurus' },
    { from: 'src/integrations/rspress/theme.css', to: 'dist/react/integrations/rspress' },
  ],
};

export default defineConfig([main, react]);
