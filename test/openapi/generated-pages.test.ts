import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Node } from '../../src/core/site.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { config, page } from '../support/folder.ts';

const specification = (...names: readonly string[]): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: Object.fromEntries(names.map((name) => [`/${name}`, { get: { summary: `List ${name}`, responses: {} } }])),
  });

const files = {
  'index.mdx': page('Home'),
  'written.mdx': page('Written', 'openapi: GET /users\n'),
  'api-reference/list-orders.mdx': page('Orders, by hand'),
  'api.json': specification('users', 'orders'),
  'more.json': specification('things'),
  'stream.mdx': page('Stream', 'asyncapi: "/events.json userEvents"\n'),
  'events.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'T', version: '1' },
    channels: { userEvents: { address: '/users' }, orderEvents: { address: '/orders' } },
  }),
};

const users = '/api-reference/list-users';
const orders = '/api-reference/list-orders';
const things = '/api-reference/list-things';

/** Outline of the navigation: routes of pages, and labels of other nodes with their children. */
function outline(nodes: readonly Node[]): unknown[] {
  return nodes.map((node) => {
    if (node.kind === 'page') return node.route;
    return { [node.label]: 'children' in node ? outline(node.children) : [] };
  });
}

async function outlineOf(navigation: unknown): Promise<unknown> {
  const { model, diagnostics } = await resolveSite({}, memoryHost({ ...files, 'docs.json': config(navigation) }));
  expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
  return outline(model.tree.children);
}

const group = (pages: readonly unknown[], more: object = {}) => ({ group: 'G', ...more, pages });

test.each<[string, unknown, unknown]>([
  [
    'an element that holds nothing gets all operations',
    { tabs: [{ tab: 'T', openapi: 'api.json' }] },
    [{ T: [{ 'API Reference': [users, orders] }] }],
  ],
  [
    'pages beside do not stop it: the groups follow them',
    { tabs: [{ tab: 'T', openapi: 'api.json', pages: ['index'] }] },
    [{ T: ['/', { 'API Reference': [users, orders] }] }],
  ],
  [
    'groups beside do not stop it',
    { tabs: [{ tab: 'T', openapi: 'api.json', groups: [group(['index'])] }] },
    [{ T: [{ G: ['/'] }, { 'API Reference': [users, orders] }] }],
  ],
  [
    'in a group, they follow its pages',
    { groups: [group(['index'], { openapi: 'api.json' })] },
    [{ G: ['/', { 'API Reference': [users, orders] }] }],
  ],
  [
    'an endpoint that inherits the specification restricts it to what is listed',
    { tabs: [{ tab: 'T', openapi: 'api.json', groups: [group(['index']), { group: 'H', pages: ['GET /users'] }] }] },
    [{ T: [{ G: ['/'] }, { H: [users] }] }],
  ],
  [
    'an endpoint that names its own specification does not',
    { tabs: [{ tab: 'T', openapi: 'api.json', pages: ['more.json GET /things'] }] },
    [{ T: [things, { 'API Reference': [users, orders] }] }],
  ],
  [
    'nor one that inherits another specification',
    { tabs: [{ tab: 'T', openapi: 'api.json', groups: [group(['GET /things'], { openapi: 'more.json' })] }] },
    [{ T: [{ G: [things] }, { 'API Reference': [users, orders] }] }],
  ],
  [
    'an operation that is listed is not generated again',
    { tabs: [{ tab: 'T', openapi: 'api.json', pages: ['api.json GET /users'] }] },
    [{ T: [users, { 'API Reference': [orders] }] }],
  ],
  [
    'nor one that a listed page documents',
    { tabs: [{ tab: 'T', openapi: 'api.json', pages: ['written'] }] },
    [{ T: ['/written', { 'API Reference': [orders] }] }],
  ],
  [
    'nor a channel that a listed page documents',
    { tabs: [{ tab: 'T', asyncapi: 'events.json', pages: ['stream'] }] },
    [{ T: ['/stream', { Websockets: ['/api-reference/websockets/orderevents'] }] }],
  ],
  [
    'a specification whose channels only pages document is not unused',
    { tabs: [{ tab: 'T', asyncapi: 'events.json', groups: [group(['stream'])] }] },
    [{ T: [{ G: ['/stream'] }, { Websockets: ['/api-reference/websockets/orderevents'] }] }],
  ],
  [
    'nor one whose address is that of a listed page',
    { tabs: [{ tab: 'T', openapi: 'api.json', pages: ['api-reference/list-orders'] }] },
    [{ T: [orders, { 'API Reference': [users] }] }],
  ],
  [
    'a group within that sets the same specification has its pages there alone',
    { tabs: [{ tab: 'T', openapi: 'api.json', groups: [{ group: 'G', openapi: 'api.json' }] }] },
    [{ T: [{ G: [{ 'API Reference': [users, orders] }] }] }],
  ],
  [
    'an element that holds sections hands its specification down',
    { tabs: [{ tab: 'T', openapi: 'api.json', menu: [{ item: 'M', pages: ['GET /users'] }] }] },
    [{ T: [{ M: [users] }] }],
  ],
])('%s', async (_, navigation, expected) => {
  expect(await outlineOf(navigation)).toEqual(expected);
});
