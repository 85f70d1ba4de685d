import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { code, flat, type Phrase, phrase, sentence, strong } from '../prose/phrase.ts';
import { entriesOf, isSet, itemsOf, textOf } from '../schema/json-members.ts';
import { jsonText } from '../schema/json-text.ts';
import type { Direction } from '../schema/schema-context.ts';
import { bindings } from './bindings.ts';
import { heading, list, paragraph } from './blocks.ts';
import { externalDocs } from './external-docs.ts';
import { labels } from './labels.ts';
import { messageBlocks, messagesOf, type Named, named } from './message.ts';
import { listingOf, type Page } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { securitySection } from './security.ts';
import { channelServers, serverBlocks, writtenServers } from './servers.ts';
import { withTraits } from './traits.ts';

/** What can be done on a channel. */
interface Action {
  readonly title: string;
  readonly direction: Direction;
  readonly value: JsonObject;
  readonly id: string | undefined;
  readonly messages: readonly Named[];
  readonly reply: readonly Named[];
  /** Where replies are sent, as sentences. */
  readonly replyTo: readonly Phrase[];
}

const most = 200;

/** The channel that an AsyncAPI page is about, and where it is. */
export function channelCall(page: Page, { path: id, item: channel }: Operation): BlockContent[] {
  const address = textOf(channel, 'address') ?? id;
  return [
    paragraph(page.words.channel(code(address))),
    ...serverBlocks(page, channelServers(page, channel), 'server'),
    ...writtenServers(page, channel).flatMap((server) => bindings(page, server)),
  ];
}

/** What is said of an AsyncAPI channel, version 2 or 3. */
export function channelBlocks(page: Page, { path: id, item: channel }: Operation): BlockContent[] {
  const description = textOf(channel, 'description') ?? textOf(channel, 'summary') ?? '';
  const address = textOf(channel, 'address');
  const actions = [...oldActions(page, channel), ...newActions(page, id, channel)];
  const shown = new Map<JsonObject, string>();
  return [
    ...(isSet(channel, 'deprecated') ? [paragraph(strong(page.words.deprecatedNote))] : []),
    ...page.prose(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocs(page, channel),
    ...labels(page, channel, [[page.words.channelId, address === undefined || address === id ? undefined : id]]),
    ...security(page, channel, actions),
    ...parameters(page, channel),
    ...bindings(page, channel),
    ...actions.flatMap((action) => actionBlocks(page, action, shown)),
    ...(actions.length > 0 ? [] : messagesSection(page, messagesOf(channel), shown)),
  ];
}

/** Version 2: what an application may publish to the channel, and what it may subscribe to. */
function oldActions(page: Page, channel: JsonObject): Action[] {
  const kinds = [
    ['publish', page.words.publish, 'request'],
    ['subscribe', page.words.subscribe, 'response'],
  ] as const;
  return kinds.flatMap(([name, title, direction]) => {
    const written = page.references.object(ownMember(channel, name));
    if (written === undefined) return [];
    const value = withTraits(page, written);
    const message = ownMember(value, 'message');
    const resolved = page.references.object(message);
    const forms = resolved === undefined ? [] : itemsOf(resolved, 'oneOf');
    return [
      {
        title,
        direction,
        value,
        id: textOf(value, 'operationId'),
        messages: (forms.length > 0 ? forms : message === undefined ? [] : [message]).map(named),
        reply: [],
        replyTo: [],
      },
    ];
  });
}

/** Version 3: the operations of the document that name the channel. */
function newActions(page: Page, id: string, channel: JsonObject): Action[] {
  const key = `#/channels/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return entriesOf(page.document, 'operations').flatMap(([name, written]) => {
    const own = page.references.object(written);
    const value = own === undefined ? undefined : withTraits(page, own);
    const at = value === undefined ? undefined : ownMember(value, 'channel');
    const reference = isObject(at) ? textOf(at, '$ref') : undefined;
    if (value === undefined || (reference !== key && reference !== encodeURI(key))) return [];
    const isSend = ownMember(value, 'action') === 'send';
    const listed = itemsOf(value, 'messages');
    const messages = listed.length > 0 ? listed.map(named) : messagesOf(channel);
    const reply = page.references.object(ownMember(value, 'reply')) ?? {};
    return [
      {
        title: isSend ? page.words.send : page.words.receive,
        direction: isSend ? 'response' : 'request',
        value,
        id: name,
        messages,
        reply: itemsOf(reply, 'messages').map(named),
        replyTo: replyPlaces(page, reply),
      } as const,
    ];
  });
}

/** The channel that replies are sent on, and where their address is found. */
function replyPlaces(page: Page, reply: JsonObject): Phrase[] {
  const written = ownMember(reply, 'channel');
  const channel = page.references.object(written);
  const named = isObject(written) ? textOf(written, '$ref')?.split('/').at(-1) : undefined;
  const name = (channel === undefined ? undefined : textOf(channel, 'address')) ?? named;
  const address = page.references.object(ownMember(reply, 'address'));
  const location = address === undefined ? undefined : textOf(address, 'location');
  const { line = [] } = page.prose((address && textOf(address, 'description')) ?? '', { limit: 2000 });
  return [
    ...(name === undefined ? [] : [page.words.onChannel(code(name))]),
    ...(location === undefined ? [] : [page.words.addressIn(code(location))]),
    ...(line.length === 0 ? [] : [sentence(line)]),
  ];
}

/** What an operation asks for, else what the servers do: each may ask for something else. */
function security(page: Page, channel: JsonObject, actions: readonly Action[]): BlockContent[] {
  const holder = actions.map(({ value }) => value).find((value) => Object.hasOwn(value, 'security'));
  if (holder !== undefined) return securitySection(page, holder);
  const servers = writtenServers(page, channel).filter((server) => Object.hasOwn(server, 'security'));
  const needs = new Map(servers.flatMap((server) => itemsOf(server, 'security')).map((need) => [jsonKey(need), need]));
  return servers.length === 0 ? [] : securitySection(page, { security: [...needs.values()] });
}

function jsonKey(value: Json): string {
  return jsonText(value, { pretty: false, limit: 1000 });
}

function parameters(page: Page, channel: JsonObject): BlockContent[] {
  const items = entriesOf(channel, 'parameters')
    .slice(0, 60)
    .map(([name, written]) => {
      const parameter = page.references.object(written) ?? {};
      // Version 3 has no schema: values, default and examples are in the parameter itself.
      const { description: _, location: __, schema, ...own } = parameter;
      const location = textOf(parameter, 'location');
      return valueItem(listingOf(page, 'request'), {
        ...{ title: code(name), marks: [page.words.required], description: textOf(parameter, 'description') },
        facts: location === undefined ? [] : [page.words.takenFrom(code(location))],
        schema: schema ?? { type: 'string', ...own },
      });
    });
  return items.length === 0 ? [] : [heading(2, page.words.parameters, 'parameter'), list(items)];
}

function actionBlocks(page: Page, action: Action, shown: Map<JsonObject, string>): BlockContent[] {
  const { title, direction, value, id, messages, reply, replyTo } = action;
  const name = textOf(value, 'title') ?? textOf(value, 'summary');
  const replies = reply.slice(0, most).flatMap((message) => messageBlocks(page, message, 'response', shown, 4));
  return [
    heading(2, name === undefined ? title : phrase`${page.words.lead(title)} ${flat(name.trim().replace(/\.$/, ''))}`),
    ...(isSet(value, 'deprecated') ? [paragraph(strong(page.words.deprecatedNote))] : []),
    ...page.prose(textOf(value, 'description') ?? '', { limit: 8000, headings: 3 }).blocks,
    ...externalDocs(page, value),
    ...labels(page, value, [[page.words.operationId, id]]),
    ...bindings(page, value),
    ...messages.slice(0, most).flatMap((message) => messageBlocks(page, message, direction, shown, 3)),
    ...(replies.length + replyTo.length === 0
      ? []
      : [heading(3, page.words.reply), ...replyTo.map((said) => paragraph(said)), ...replies]),
  ];
}

function messagesSection(page: Page, messages: readonly Named[], shown: Map<JsonObject, string>): BlockContent[] {
  if (messages.length === 0) return [];
  const blocks = messages.slice(0, most).flatMap((message) => messageBlocks(page, message, 'response', shown, 3));
  return [heading(2, page.words.messages), ...blocks];
}
