import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { createPageUrls } from '../../src/generators/rendering/page-urls.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const start = `---
title: Start
---

import Part from '/snippets/part.mdx';

## What's new

## Config.json options

## Read/write access

## Fees & billing

<Tabs><Tab title="One">

## Overview

</Tab></Tabs>

<Part />

## C#

<Accordion title="What's in it?">Text.</Accordion>

[new](#whats-new) [right](#what’s-new) [own](#mine) [gone](#nothing)
`;
const index = `---
title: Home
---

[a](/start#whats-new) [b](start#configjson-options) [c](/start#readwrite-access) [d](/start?x=1#fees--billing)
[e](/start#fees-and-billing) [f](/start#overview-1) [g](/start#c) [h](/start#c%23) [i](/start#whats-in-it)
[j](/start#what%E2%80%99s-new) <Card title="Card" href="/start#config-json-options" />
`;

async function render(options: Parameters<typeof resolveSite>[0]) {
  const site = await resolveSite(
    options,
    memoryHost({
      'docs.json': JSON.stringify({ navigation: { pages: ['index', 'start'] } }),
      'index.mdx': index,
      'start.mdx': start,
      'snippets/part.mdx': '## Overview\n\n## Mine {#mine}\n',
    }),
  );
  const lookup = { read: site.read, variables: {}, ...createPageUrls(site, (route) => route) };
  const renderer = createRenderer(lookup);
  const pages = await Promise.all(
    Object.entries({ 'index.mdx': index, 'start.mdx': start }).map(([file, text]) => renderer.render({ file, text })),
  );
  const findings = site.diagnostics.filter(({ code }) => code === 'link-anchor').map(({ message }) => message);
  return {
    ids: pages[1]?.html.match(/(?<=\sid=")[^"]*/g),
    hrefs: pages.map(({ html }) => html.match(/(?<=\shref=")[^"]*/g)),
    findings,
  };
}

test('ids of headings are those of the host, and links in other spellings lead to them', async () => {
  const { ids, hrefs, findings } = await render({});
  expect(ids).toEqual(
    expect.arrayContaining([
      'what’s-new',
      'config-json-options',
      'read/write-access',
      'fees-&amp;-billing',
      'overview',
      'overview-2',
      'mine',
      'c%23',
      'what’s-in-it',
    ]),
  );
  expect([hrefs[0], hrefs[1]?.slice(-4)]).toEqual([
    [
      '/start#what’s-new',
      '/start#config-json-options',
      '/start#read/write-access',
      '/start?x=1#fees-&amp;-billing',
      '/start#fees-&amp;-billing',
      '/start#overview-1',
      '/start#c%23',
      '/start#c%23',
      '/start#what’s-in-it',
      '/start#what%E2%80%99s-new',
      '/start#config-json-options',
    ],
    ['#what’s-new', '#what%E2%80%99s-new', '#mine', '#nothing'],
  ]);
  expect(findings.filter((message) => message.includes('what’s-new"') && message.startsWith('Broken'))).toEqual([]);
  expect(findings).toContain(
    'The link "/start#whats-new" spells the id "#what’s-new" of a heading of start.mdx as other hosts do.',
  );
});

test('with the option `slugs: github`, ids are those of GitHub', async () => {
  const { ids, hrefs } = await render({ slugs: 'github' });
  expect(ids).toEqual(
    expect.arrayContaining([
      'whats-new',
      'configjson-options',
      'readwrite-access',
      'fees--billing',
      'overview',
      'overview-1',
    ]),
  );
  expect(hrefs[0]?.slice(0, 4)).toEqual([
    '/start#whats-new',
    '/start#configjson-options',
    '/start#readwrite-access',
    '/start?x=1#fees--billing',
  ]);
  expect(hrefs[0]?.at(-1)).toBe('/start#configjson-options');
});
