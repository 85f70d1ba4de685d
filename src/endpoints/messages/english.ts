import { type Phrase, phrase, type Said } from '../prose/phrase.ts';

/** What can be counted. */
export type Counted = 'character' | 'item' | 'member' | 'form' | 'value';

/** A limit of a number, and whether the limit itself is excluded. */
export interface Limit {
  readonly value: string;
  readonly open: boolean;
}

/** The same in any language. */
export type EndpointMessages = Readonly<typeof english>;

const counted = (count: number, what: Counted) => {
  if (what === 'member') return `${count} ${count === 1 ? 'property' : 'properties'}`;
  return `${count} ${what}${count === 1 ? '' : 's'}`;
};
const are = (count: number) => (count === 1 ? 'is' : 'are');

/**
 * What an endpoint page says beside what its specification says. What is given to these functions is text, or
 * a phrase with code in it; nothing of it is read as Markdown. Sentences end with a full stop.
 */
export const english = {
  /** Between the last two of several. */
  and: 'and',
  or: 'or',
  /** What leads up to something: a colon behind it. */
  lead: (said: Said) => phrase`${said}:`,

  // Titles of sections
  authorization: 'Authorization',
  /** What opens the rest of what is said of something. */
  details: 'Details',
  parameters: 'Parameters',
  pathParameters: 'Path parameters',
  queryParameters: 'Query parameters',
  queryString: 'Query string',
  headers: 'Headers',
  cookies: 'Cookies',
  furtherParameters: 'Further parameters',
  requestBody: 'Request body',
  responses: 'Responses',
  callbacks: 'Callbacks',
  codeSamples: 'Code samples',
  messages: 'Messages',
  message: 'Message',
  /** @param format The language of its schema. */
  payloadIn: (format: Said) => phrase`The payload is described in ${format}.`,
  reply: 'Reply',
  publish: 'Publish',
  subscribe: 'Subscribe',
  send: 'Send',
  receive: 'Receive',

  // The page about a whole specification
  version: 'Version',
  license: 'License',
  terms: 'Terms',
  contact: 'Contact',
  email: 'Email',
  operations: 'Operations',

  // Calls, channels and servers
  webhook: (name: Said, method: Said) => phrase`Webhook ${name}: a ${method} request that the API sends to you.`,
  channel: (address: Said) => phrase`Channel ${address}`,
  onChannel: (address: Said) => phrase`On the channel ${address}.`,
  addressIn: (place: Said) => phrase`The address is in ${place}.`,
  /** @param place Where in a message the value of a parameter is. */
  takenFrom: (place: Said) => phrase`Taken from ${place}.`,
  /** @param place Where in a message the id is by which it belongs to another. */
  correlatedBy: (place: Said) => phrase`Messages belong together by ${place}.`,
  baseAddress: 'Base URL',
  baseAddresses: 'Base URLs',
  server: 'Server',
  servers: 'Servers',
  variablesOf: (address: Said) => phrase`Variables of ${address}`,
  bindings: 'Bindings',
  tags: 'Tags',
  channelId: 'Channel ID',
  operationId: 'Operation ID',
  messageId: 'Message ID',
  messageName: 'Name',
  deprecatedNote: 'Deprecated.',
  /** Instead of all else, where the specification could not be read when the site was built. */
  unread: (endpoint: Said, specification: Said) =>
    phrase`This page describes ${endpoint} of the specification ${specification}, which could not be read when this site was built.`,
  see: (link: Said) => phrase`See ${link}.`,
  /** The title of what is said of a whole group of operations. */
  about: (group: Said) => phrase`About ${group}`,

  // Bodies and answers
  response: (status: string) => `Response ${status}`,
  otherStatus: 'Any other status',
  contentType: 'Content type',
  links: 'Links',
  leadsTo: (operation: Said) => phrase`leads to ${operation}.`,
  sameBodyAs: (status: Said) => phrase`The same body as for ${status}.`,
  sameAs: (type: Said) => phrase`The same as ${type}.`,
  sameAsAbove: (name: Said) => phrase`The same as ${name} above.`,
  describedAbove: 'Described above.',
  describedIn: (reference: Said) => phrase`Described in ${reference}.`,
  sentAs: (type: Said) => phrase`Sent as ${type}.`,
  example: 'Example',
  examples: 'Examples',
  exampleAsJson: (example: Said) => phrase`${example}, as JSON`,
  inFile: (address: Said) => phrase`In ${address}.`,
  sample: 'Sample',

  // Marks of a member
  required: 'required',
  deprecated: 'deprecated',
  readOnly: 'read-only',
  writeOnly: 'write-only',

  // Types
  any: 'any',
  nothing: 'nothing',
  arrayOf: (label: string) => `array of ${plural(label)}`,
  mapOf: (label: string) => `map of ${plural(label)}`,
  objectNamed: (name: string) => `${name} object`,
  withFormat: (format: string, kind: string) => `${format} ${kind}`,
  oneOfForms: (count: number) => `one of ${count} forms`,
  /** The label of a type as the beginning of a sentence. */
  alone: withArticle,

  // Values
  always: (value: Said) => phrase`Always ${value}.`,
  oneOf: (values: Said) => phrase`One of ${values}.`,
  /** What leads up to what holds for every item of an array. */
  items: 'Items',
  /** What leads up to the values that a sentence had no room for. */
  furtherValues: 'Further values',
  /** Of a list that is too long to be shown. */
  andMore: (count: number) => `and ${count} more`,
  between: (low: string, high: string) => `From ${low} to ${high}.`,
  lower: ({ open, value }: Limit) => `${open ? 'greater than' : 'at least'} ${value}`,
  upper: ({ open, value }: Limit) => `${open ? 'less than' : 'at most'} ${value}`,
  multipleOf: (step: number) => `A multiple of ${step}.`,
  exactly: (count: number, what: Counted) => `Exactly ${counted(count, what)}.`,
  from: (low: number, high: number, what: Counted) => `${low} to ${counted(high, what)}.`,
  atMost: (count: number, what: Counted) => `At most ${counted(count, what)}.`,
  atLeast: (count: number, what: Counted) => `At least ${counted(count, what)}.`,
  noItemTwice: 'No item twice.',
  noOtherMembers: 'No other properties.',
  /** @param encoding As in `base64`. */
  encodedAs: (encoding: Said) => phrase`Encoded as ${encoding}.`,
  pattern: (pattern: Said) => phrase`Pattern: ${pattern}.`,
  defaultValue: (value: Said) => phrase`Default: ${value}.`,
  needed: (names: Said, count: number) => phrase`${names} ${are(count)} required.`,
  neededWith: (name: Said, names: Said, count: number) => phrase`With ${name}, ${names} ${are(count)} required.`,
  namesLike: (pattern: Said) => phrase`Names are like ${pattern}.`,
  names: (fact: Said) => phrase`Names: ${fact}`,
  formFor: (value: Said, name: Said) => phrase`${value} for ${name}`,
  toldBy: (name: Said, forms: Phrase) =>
    phrase`The form depends on ${name}${forms.length === 0 ? '' : phrase`: ${forms}`}.`,

  // Members
  members: 'Properties',
  /** The name of the link beside a value that leads to it. */
  linkHere: 'Link to this field',
  /** Beside what opens to show them. */
  count: counted,
  anyName: 'Any name',
  anyOtherName: 'Any other name',
  anyNameLike: (pattern: Said) => phrase`Any name like ${pattern}`,
  item: (number: number) => `Item ${number}`,
  furtherItems: 'Further items',
  noFurtherItems: 'No further items.',
  oneOfThese: 'One of these forms',
  someOfThese: 'One or more of these forms',
  form: (number: number) => `Form ${number}`,
  everythingOf: (name: Said) => phrase`Everything of ${name}, shown above.`,
  more: 'More in the specification.',
  cut: 'More in the specification: there is more here than fits on a page.',
  /** What is said by `if`, `then`, `else`, `not` and `contains`, in this order. */
  conditions: ['If', 'Then', 'Otherwise', 'Never', 'At least one item'],

  // How parameters are written
  writtenAs: (form: Said) => phrase`Written as ${form}.`,
  bySpaces: 'Values are separated by spaces.',
  byBars: 'Values are separated by vertical bars.',
  byCommas: 'Values are separated by commas.',
  repeated: 'Repeated for each value.',
  reserved: 'Reserved characters such as / stay as they are.',
  mayBeEmpty: 'May be empty.',

  // Authorization
  noneNeeded: 'None needed.',
  allOf: 'All of',
  oneOfNeeds: 'One of',
  optional: 'Optional',
  optionalOneOf: 'Optional, one of',
  basic: (header: Said) => phrase`Basic authentication: ${header}, with user name and password in Base64`,
  bearer: (format: Said, header: Said) => phrase`Bearer token${format === '' ? '' : ` (${format})`}: ${header}`,
  httpScheme: (scheme: Said) => phrase`HTTP authentication, scheme ${scheme}`,
  key: 'API key',
  keyIn: {
    query: (name: Said) => phrase`API key in the query parameter ${name}`,
    cookie: (name: Said) => phrase`API key in the cookie ${name}`,
    header: (name: Said) => phrase`API key in the header ${name}`,
  },
  oauth: 'OAuth 2.0: an access token as bearer token',
  openId: (address: Said | undefined) =>
    phrase`OpenID Connect${address === undefined ? '' : phrase`, described at ${address}`}`,
  mutualTls: 'Mutual TLS: a client certificate',
  userPassword: 'User name and password',
  flow: (name: string) => `${name} flow`,
  authorizeAt: (address: Said) => phrase`authorize at ${address}`,
  tokenFrom: (address: Said) => phrase`token from ${address}`,
  refreshAt: (address: Said) => phrase`refresh at ${address}`,
  scope: 'Scope',
  scopes: 'Scopes',
};

/** `A string`, `An object`, `Array of strings`. */
function withArticle(label: string): string {
  if (/^(?:string|number|boolean|file)$/.test(label)) return `A ${label}`;
  if (/^(?:integer|object)$/.test(label)) return `An ${label}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function plural(label: string): string {
  return label.replace(
    /(^|, | or )([^,]*?)(?=, | or |$)/g,
    (_, before: string, each: string) => before + pluralWord(each),
  );
}

function pluralWord(label: string): string {
  if (/^(?:\S+ )?(?:string|integer|number|boolean|object|file)$/.test(label)) return `${label}s`;
  return label.replace(/^(array|map) of /, '$1s of ');
}
