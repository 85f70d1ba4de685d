import { astro } from './astro/manifest.ts';
import type { Manifest } from './contract.ts';
import { docusaurus } from './docusaurus/manifest.ts';
import { fumadocs } from './fumadocs/manifest.ts';
import { html } from './html/manifest.ts';
import { bundlers, pageComponents, react } from './manifests/shared.ts';
import { isOlder, lowestVersion } from './manifests/versions.ts';
import { mkdocs } from './mkdocs/manifest.ts';
import { next } from './next/manifest.ts';
import { rspress } from './rspress/manifest.ts';
import { starlight } from './starlight/manifest.ts';
import { vitepress } from './vitepress/manifest.ts';

export { isOlder, lowestVersion };

/** Site generators, in the order in which the docs and `print --as` list them. */
export const generators: readonly Manifest[] = [starlight, vitepress, docusaurus, fumadocs, rspress, mkdocs, html];

export const manifests: readonly Manifest[] = [...generators, astro, next, react, pageComponents, bundlers];

/** Tested ranges of the optional peers, by name. */
export const testedPeers: Readonly<Record<string, string>> = Object.assign({}, ...manifests.map(({ peers }) => peers));
