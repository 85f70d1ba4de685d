import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { maxMessages } from '../limits.ts';
import { inlineCode, type Phrase, phrase, strong, toSingleLine, withFullStop } from '../prose/phrase.ts';
import { arrayMember, isTrueMember, memberEntries, stringMember } from '../schema/json-members.ts';
import { formatJson } from '../schema/json-text.ts';
import type { Direction } from '../schema/schema-context.ts';
import { bindingBlocks } from './bindings.ts';
import { heading, list, paragraph } from './blocks.ts';
import { externalDocsBlocks } from './external-docs.ts';
import { identifierBlocks } from './labels.ts';
import { channelMessages, type MessageReference, messageBlocks, messageReference } from './message.ts';
import { listContext, type PageContext } from './page-context.ts';
import { valueItem } from './schema-list.ts';
import { securitySection } from './security.ts';
import { channelServerObjects, channelServers, serverBlocks } from './servers.ts';
import { mergeTraits } from './traits.ts';

interface ChannelAction {
  readonly title: string;
  readonly direction: Direction;
  readonly value: JsonObject;
  readonly id: string | undefined;
  readonly messages: readonly MessageReference[];
  readonly reply: readonly MessageReference[];
  /** Sentences about the address of replies. */
  readonly replyTo: readonly Phrase[];
}

export function channelCall(page: PageContext, { path: id, item: channel }: Operation): BlockContent[] {
  const address = stringMember(channel, 'address') ?? id;
  return [
    paragraph(page.messages.channel(inlineCode(address))),
    ...serverBlocks(page, channelServers(page, channel), 'server'),
    ...channelServerObjects(page, channel).flatMap((server) => bindingBlocks(page, server)),
  ];
}

export function channelBlocks(page: PageContext, { path: id, item: channel }: Operation): BlockContent[] {
  const description = stringMember(channel, 'description') ?? stringMember(channel, 'summary') ?? '';
  const address = stringMember(channel, 'address');
  const actions = [...readActionsV2(page, channel), ...readActionsV3(page, id, channel)];
  const shownPayloads = new Map<JsonObject, string>();
  return [
    ...(isTrueMember(channel, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocsBlocks(page, channel),
    ...identifierBlocks(page, channel, [
      [page.messages.channelId, address === undefined || address === id ? undefined : id],
    ]),
    ...securityBlocks(page, channel, actions),
    ...parameterBlocks(page, channel),
    ...bindingBlocks(page, channel),
    ...actions.flatMap((action) => actionBlocks(page, action, shownPayloads)),
    ...(actions.length > 0 ? [] : messagesSection(page, channelMessages(channel), shownPayloads)),
  ];
}

/** AsyncAPI 2 puts `publish` and `subscribe` into the channel. */
function readActionsV2(page: PageContext, channel: JsonObject): ChannelAction[] {
  const operationKinds = [
    ['publish', page.messages.publish, 'request'],
    ['subscribe', page.messages.subscribe, 'response'],
  ] as const;
  return operationKinds.flatMap(([name, title, direction]) => {
    const operation = page.references.resolveObject(ownMember(channel, name));
    if (operation === undefined) return [];
    const value = mergeTraits(page, operation);
    const message = ownMember(value, 'message');
    const messageObject = page.references.resolveObject(message);
    const messageOptions = messageObject === undefined ? [] : arrayMember(messageObject, 'oneOf');
    return [
      {
        title,
        direction,
        value,
        id: stringMember(value, 'operationId'),
        messages: (messageOptions.length > 0 ? messageOptions : message === undefined ? [] : [message]).map(
          messageReference,
        ),
        reply: [],
        replyTo: [],
      },
    ];
  });
}

/** AsyncAPI 3 lists operations separately; each refers to its channel. */
function readActionsV3(page: PageContext, id: string, channel: JsonObject): ChannelAction[] {
  const key = `#/channels/${id.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return memberEntries(page.document, 'operations').flatMap(([name, operationReference]) => {
    const operation = page.references.resolveObject(operationReference);
    const value = operation === undefined ? undefined : mergeTraits(page, operation);
    const channelReference = value === undefined ? undefined : ownMember(value, 'channel');
    const reference = isObject(channelReference) ? stringMember(channelReference, '$ref') : undefined;
    if (value === undefined || (reference !== key && reference !== encodeURI(key))) return [];
    const isSend = ownMember(value, 'action') === 'send';
    const listedMessages = arrayMember(value, 'messages');
    const messages = listedMessages.length > 0 ? listedMessages.map(messageReference) : channelMessages(channel);
    const reply = page.references.resolveObject(ownMember(value, 'reply')) ?? {};
    return [
      {
        title: isSend ? page.messages.send : page.messages.receive,
        direction: isSend ? 'response' : 'request',
        value,
        id: name,
        messages,
        reply: arrayMember(reply, 'messages').map(messageReference),
        replyTo: replySentences(page, reply),
      } as const,
    ];
  });
}

function replySentences(page: PageContext, reply: JsonObject): Phrase[] {
  const channelReference = ownMember(reply, 'channel');
  const channel = page.references.resolveObject(channelReference);
  const referencedName = isObject(channelReference)
    ? stringMember(channelReference, '$ref')?.split('/').at(-1)
    : undefined;
  const name = (channel === undefined ? undefined : stringMember(channel, 'address')) ?? referencedName;
  const addressObject = page.references.resolveObject(ownMember(reply, 'address'));
  const location = addressObject === undefined ? undefined : stringMember(addressObject, 'location');
  const { line = [] } = page.parseProse((addressObject && stringMember(addressObject, 'description')) ?? '', {
    limit: 2000,
  });
  return [
    ...(name === undefined ? [] : [page.messages.onChannel(inlineCode(name))]),
    ...(location === undefined ? [] : [page.messages.addressIn(inlineCode(location))]),
    ...(line.length === 0 ? [] : [withFullStop(line)]),
  ];
}

/** Security of the first operation that declares it, else the combined security of the servers. */
function securityBlocks(page: PageContext, channel: JsonObject, actions: readonly ChannelAction[]): BlockContent[] {
  const securedOperation = actions.map(({ value }) => value).find((value) => Object.hasOwn(value, 'security'));
  if (securedOperation !== undefined) return securitySection(page, securedOperation);
  const servers = channelServerObjects(page, channel).filter((server) => Object.hasOwn(server, 'security'));
  const requirements = new Map(
    servers
      .flatMap((server) => arrayMember(server, 'security'))
      .map((requirement) => [jsonKey(requirement), requirement]),
  );
  return servers.length === 0 ? [] : securitySection(page, { security: [...requirements.values()] });
}

function jsonKey(value: Json): string {
  return formatJson(value, { pretty: false, limit: 1000 });
}

function parameterBlocks(page: PageContext, channel: JsonObject): BlockContent[] {
  const items = memberEntries(channel, 'parameters')
    .slice(0, 60)
    .map(([name, parameterReference]) => {
      const parameter = page.references.resolveObject(parameterReference) ?? {};
      // AsyncAPI 3 parameters have no schema: `enum`, `default` and `examples` are direct members.
      const { description: _, location: __, schema, ...keywords } = parameter;
      const location = stringMember(parameter, 'location');
      return valueItem(listContext(page, 'request'), {
        ...{
          title: inlineCode(name),
          marks: [page.messages.required],
          description: stringMember(parameter, 'description'),
        },
        sentences: location === undefined ? [] : [page.messages.takenFrom(inlineCode(location))],
        schema: schema ?? { type: 'string', ...keywords },
      });
    });
  return items.length === 0 ? [] : [heading(2, page.messages.parameters, 'parameter'), list(items)];
}

function actionBlocks(
  page: PageContext,
  action: ChannelAction,
  shownPayloads: Map<JsonObject, string>,
): BlockContent[] {
  const { title, direction, value, id, messages, reply, replyTo } = action;
  const name = stringMember(value, 'title') ?? stringMember(value, 'summary');
  const replyBlocks = reply
    .slice(0, maxMessages)
    .flatMap((message) => messageBlocks(page, message, 'response', shownPayloads, 4));
  return [
    heading(
      2,
      name === undefined
        ? title
        : phrase`${page.messages.withColon(title)} ${toSingleLine(name.trim().replace(/\.$/, ''))}`,
    ),
    ...(isTrueMember(value, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(stringMember(value, 'description') ?? '', { limit: 8000, headings: 3 }).blocks,
    ...externalDocsBlocks(page, value),
    ...identifierBlocks(page, value, [[page.messages.operationId, id]]),
    ...bindingBlocks(page, value),
    ...messages.slice(0, maxMessages).flatMap((message) => messageBlocks(page, message, direction, shownPayloads, 3)),
    ...(replyBlocks.length + replyTo.length === 0
      ? []
      : [heading(3, page.messages.reply), ...replyTo.map((phrase) => paragraph(phrase)), ...replyBlocks]),
  ];
}

function messagesSection(
  page: PageContext,
  messages: readonly MessageReference[],
  shownPayloads: Map<JsonObject, string>,
): BlockContent[] {
  if (messages.length === 0) return [];
  const blocks = messages
    .slice(0, maxMessages)
    .flatMap((message) => messageBlocks(page, message, 'response', shownPayloads, 3));
  return [heading(2, page.messages.messages), ...blocks];
}
