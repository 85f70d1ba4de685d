import { type Phrase, type PhraseLike, phrase } from '../prose/phrase.ts';

/** What can be counted. */
export type CountedUnit = 'character' | 'item' | 'member' | 'form' | 'value';

/** A limit of a number, and whether the limit itself is excluded. */
export interface Limit {
  readonly value: string;
  readonly isExclusive: boolean;
}

/** The same in any language. */
export type EndpointMessages = Readonly<typeof english>;

const countText = (count: number, unit: CountedUnit) => {
  if (unit === 'member') return `${count} ${count === 1 ? 'property' : 'properties'}`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
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
  withColon: (text: PhraseLike) => phrase`${text}:`,

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
  payloadIn: (format: PhraseLike) => phrase`The payload is described in ${format}.`,
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
  webhook: (name: PhraseLike, method: PhraseLike) =>
    phrase`Webhook ${name}: a ${method} request that the API sends to you.`,
  channel: (address: PhraseLike) => phrase`Channel ${address}`,
  onChannel: (address: PhraseLike) => phrase`On the channel ${address}.`,
  addressIn: (place: PhraseLike) => phrase`The address is in ${place}.`,
  /** @param place Where in a message the value of a parameter is. */
  takenFrom: (place: PhraseLike) => phrase`Taken from ${place}.`,
  /** @param place Where in a message the id is by which it belongs to another. */
  correlatedBy: (place: PhraseLike) => phrase`Messages belong together by ${place}.`,
  baseAddress: 'Base URL',
  baseAddresses: 'Base URLs',
  server: 'Server',
  servers: 'Servers',
  variablesOf: (address: PhraseLike) => phrase`Variables of ${address}`,
  bindings: 'Bindings',
  tags: 'Tags',
  channelId: 'Channel ID',
  operationId: 'Operation ID',
  messageId: 'Message ID',
  messageName: 'Name',
  deprecatedNote: 'Deprecated.',
  /** Instead of all else, where the specification could not be read when the site was built. */
  unreadableSpecification: (endpoint: PhraseLike, specification: PhraseLike) =>
    phrase`This page describes ${endpoint} of the specification ${specification}, which could not be read when this site was built.`,
  see: (link: PhraseLike) => phrase`See ${link}.`,
  /** The title of what is said of a whole group of operations. */
  about: (group: PhraseLike) => phrase`About ${group}`,

  // Bodies and answers
  response: (status: string) => `Response ${status}`,
  otherStatus: 'Any other status',
  contentType: 'Content type',
  links: 'Links',
  linksTo: (operation: PhraseLike) => phrase`leads to ${operation}.`,
  sameBodyAs: (status: PhraseLike) => phrase`The same body as for ${status}.`,
  sameAs: (type: PhraseLike) => phrase`The same as ${type}.`,
  sameAsAbove: (name: PhraseLike) => phrase`The same as ${name} above.`,
  describedAbove: 'Described above.',
  describedIn: (reference: PhraseLike) => phrase`Described in ${reference}.`,
  sentAs: (type: PhraseLike) => phrase`Sent as ${type}.`,
  example: 'Example',
  examples: 'Examples',
  exampleAsJson: (example: PhraseLike) => phrase`${example}, as JSON`,
  inFile: (address: PhraseLike) => phrase`In ${address}.`,
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
  asSentenceStart: withArticle,

  // Values
  always: (value: PhraseLike) => phrase`Always ${value}.`,
  oneOf: (values: PhraseLike) => phrase`One of ${values}.`,
  /** What leads up to what holds for every item of an array. */
  items: 'Items',
  /** What leads up to the values that a sentence had no room for. */
  furtherValues: 'Further values',
  /** Of a list that is too long to be shown. */
  andMore: (count: number) => `and ${count} more`,
  between: (low: string, high: string) => `From ${low} to ${high}.`,
  lowerLimit: ({ isExclusive: open, value }: Limit) => `${open ? 'greater than' : 'at least'} ${value}`,
  upperLimit: ({ isExclusive: open, value }: Limit) => `${open ? 'less than' : 'at most'} ${value}`,
  multipleOf: (step: number) => `A multiple of ${step}.`,
  exactly: (count: number, unit: CountedUnit) => `Exactly ${countText(count, unit)}.`,
  from: (low: number, high: number, unit: CountedUnit) => `${low} to ${countText(high, unit)}.`,
  atMost: (count: number, unit: CountedUnit) => `At most ${countText(count, unit)}.`,
  atLeast: (count: number, unit: CountedUnit) => `At least ${countText(count, unit)}.`,
  noItemTwice: 'No item twice.',
  noOtherMembers: 'No other properties.',
  /** @param encoding As in `base64`. */
  encodedAs: (encoding: PhraseLike) => phrase`Encoded as ${encoding}.`,
  pattern: (pattern: PhraseLike) => phrase`Pattern: ${pattern}.`,
  defaultValue: (value: PhraseLike) => phrase`Default: ${value}.`,
  requiredNames: (names: PhraseLike, count: number) => phrase`${names} ${are(count)} required.`,
  requiredWith: (name: PhraseLike, names: PhraseLike, count: number) =>
    phrase`With ${name}, ${names} ${are(count)} required.`,
  namesLike: (pattern: PhraseLike) => phrase`Names are like ${pattern}.`,
  names: (fact: PhraseLike) => phrase`Names: ${fact}`,
  formFor: (value: PhraseLike, name: PhraseLike) => phrase`${value} for ${name}`,
  discriminatedBy: (name: PhraseLike, forms: Phrase) =>
    phrase`The form depends on ${name}${forms.length === 0 ? '' : phrase`: ${forms}`}.`,

  // Members
  members: 'Properties',
  /** The name of the link beside a value that leads to it. */
  linkToField: 'Link to this field',
  /** Beside what opens to show them. */
  count: countText,
  anyName: 'Any name',
  anyOtherName: 'Any other name',
  anyNameLike: (pattern: PhraseLike) => phrase`Any name like ${pattern}`,
  item: (number: number) => `Item ${number}`,
  furtherItems: 'Further items',
  noFurtherItems: 'No further items.',
  oneOfThese: 'One of these forms',
  anyOfThese: 'One or more of these forms',
  form: (number: number) => `Form ${number}`,
  everythingOf: (name: PhraseLike) => phrase`Everything of ${name}, shown above.`,
  moreInSpecification: 'More in the specification.',
  pageTruncated: 'More in the specification: there is more here than fits on a page.',
  /** What is said by `if`, `then`, `else`, `not` and `contains`, in this order. */
  conditions: ['If', 'Then', 'Otherwise', 'Never', 'At least one item'],

  // How parameters are written
  writtenAs: (form: PhraseLike) => phrase`Written as ${form}.`,
  bySpaces: 'Values are separated by spaces.',
  byBars: 'Values are separated by vertical bars.',
  byCommas: 'Values are separated by commas.',
  repeated: 'Repeated for each value.',
  reserved: 'Reserved characters such as / stay as they are.',
  mayBeEmpty: 'May be empty.',

  // Authorization
  noAuthorization: 'None needed.',
  allOf: 'All of',
  oneOfRequirements: 'One of',
  optional: 'Optional',
  optionalOneOf: 'Optional, one of',
  basic: (header: PhraseLike) => phrase`Basic authentication: ${header}, with user name and password in Base64`,
  bearer: (format: PhraseLike, header: PhraseLike) =>
    phrase`Bearer token${format === '' ? '' : ` (${format})`}: ${header}`,
  httpScheme: (scheme: PhraseLike) => phrase`HTTP authentication, scheme ${scheme}`,
  key: 'API key',
  keyIn: {
    query: (name: PhraseLike) => phrase`API key in the query parameter ${name}`,
    cookie: (name: PhraseLike) => phrase`API key in the cookie ${name}`,
    header: (name: PhraseLike) => phrase`API key in the header ${name}`,
  },
  oauth: 'OAuth 2.0: an access token as bearer token',
  openId: (address: PhraseLike | undefined) =>
    phrase`OpenID Connect${address === undefined ? '' : phrase`, described at ${address}`}`,
  mutualTls: 'Mutual TLS: a client certificate',
  userPassword: 'User name and password',
  flow: (name: string) => `${name} flow`,
  authorizeAt: (address: PhraseLike) => phrase`authorize at ${address}`,
  tokenFrom: (address: PhraseLike) => phrase`token from ${address}`,
  refreshAt: (address: PhraseLike) => phrase`refresh at ${address}`,
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
