import { lowerFirst, type Phrase, type PhraseLike, phrase } from '../prose/phrase.ts';

export type CountedUnit = 'character' | 'item' | 'member' | 'form' | 'value';

export interface Limit {
  readonly value: string;
  readonly isExclusive: boolean;
}

export type EndpointMessages = Readonly<typeof english>;

const countText = (count: number, unit: CountedUnit) => {
  if (unit === 'member') return `${count} ${count === 1 ? 'property' : 'properties'}`;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
const isOrAre = (count: number) => (count === 1 ? 'is' : 'are');

/**
 * Messages of endpoint pages. Arguments are plain text or phrases and are never parsed as Markdown. Sentences end with
 * a full stop.
 */
export const english = {
  and: 'and',
  or: 'or',
  withColon: (text: PhraseLike) => phrase`${text}:`,
  /** Adjusts the first letter of a sentence that follows a colon. */
  afterColon: (text: PhraseLike) => lowerFirst(text),

  // Titles of sections
  authorization: 'Authorization',
  /** Title of a collapsed section. */
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
  /** @param format Name of the schema language, for example Avro. */
  payloadIn: (format: PhraseLike) => phrase`The payload is described in ${format}.`,
  reply: 'Reply',
  publish: 'Publish',
  subscribe: 'Subscribe',
  send: 'Send',
  receive: 'Receive',

  // Overview page of a specification
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
  addressIn: (location: PhraseLike) => phrase`The address is in ${location}.`,
  /** @param location Runtime expression: `$message.header#/userId`. */
  takenFrom: (location: PhraseLike) => phrase`Taken from ${location}.`,
  /** @param location Runtime expression: `$message.header#/correlationId`. */
  correlatedBy: (location: PhraseLike) => phrase`Messages belong together by ${location}.`,
  baseAddress: 'Base URL',
  baseAddresses: 'Base URLs',
  server: 'Server',
  servers: 'Servers',
  variablesOf: (url: PhraseLike) => phrase`Variables of ${url}`,
  bindings: 'Bindings',
  tags: 'Tags',
  channelId: 'Channel ID',
  operationId: 'Operation ID',
  messageId: 'Message ID',
  messageName: 'Name',
  deprecatedNote: 'Deprecated.',
  /** The only text of a page whose specification could not be read. */
  unreadableSpecification: (endpoint: PhraseLike, specification: PhraseLike) =>
    phrase`This page describes ${endpoint} of the specification ${specification}, which could not be read when this site was built.`,
  see: (link: PhraseLike) => phrase`See ${link}.`,
  about: (group: PhraseLike) => phrase`About ${group}`,

  // Bodies and responses
  response: (status: string) => `Response ${status}`,
  otherStatus: 'Any other status',
  contentType: 'Content type',
  links: 'Links',
  linksTo: (operation: PhraseLike) => phrase`links to ${operation}.`,
  sameBodyAs: (status: PhraseLike) => phrase`The same body as for ${status}.`,
  sameAs: (type: PhraseLike) => phrase`The same as ${type}.`,
  sameAsAbove: (name: PhraseLike) => phrase`The same as ${name} above.`,
  describedAbove: 'Described above.',
  describedIn: (reference: PhraseLike) => phrase`Described in ${reference}.`,
  sentAs: (type: PhraseLike) => phrase`Sent as ${type}.`,
  example: 'Example',
  examples: 'Examples',
  exampleAsJson: (example: PhraseLike) => phrase`${example}, as JSON`,
  inFile: (url: PhraseLike) => phrase`In ${url}.`,
  sample: 'Sample',

  // Flags of a property
  required: 'required',
  deprecated: 'deprecated',
  readOnly: 'read-only',
  writeOnly: 'write-only',

  // Types
  any: 'any',
  nothing: 'nothing',
  arrayOf: (label: string) => `array of ${pluralize(label)}`,
  mapOf: (label: string) => `map of ${pluralize(label)}`,
  objectNamed: (name: string) => `${name} object`,
  withFormat: (format: string, type: string) => `${format} ${type}`,
  oneOfForms: (count: number) => `one of ${count} forms`,

  // Values
  always: (value: PhraseLike) => phrase`Always ${value}.`,
  oneOf: (values: PhraseLike) => phrase`One of ${values}.`,
  /** Introduces constraints of array items. */
  items: 'Items',
  furtherValues: 'Further values',
  andMore: (count: number) => `and ${count} more`,
  between: (min: string, max: string) => `From ${min} to ${max}.`,
  lowerLimit: ({ isExclusive, value }: Limit) => `${isExclusive ? 'greater than' : 'at least'} ${value}`,
  upperLimit: ({ isExclusive, value }: Limit) => `${isExclusive ? 'less than' : 'at most'} ${value}`,
  multipleOf: (divisor: number) => `A multiple of ${divisor}.`,
  exactly: (count: number, unit: CountedUnit) => `Exactly ${countText(count, unit)}.`,
  from: (min: number, max: number, unit: CountedUnit) => `${min} to ${countText(max, unit)}.`,
  atMost: (count: number, unit: CountedUnit) => `At most ${countText(count, unit)}.`,
  atLeast: (count: number, unit: CountedUnit) => `At least ${countText(count, unit)}.`,
  noItemTwice: 'No item twice.',
  noOtherMembers: 'No other properties.',
  /** @param encoding For example `base64`. */
  encodedAs: (encoding: PhraseLike) => phrase`Encoded as ${encoding}.`,
  pattern: (pattern: PhraseLike) => phrase`Pattern: ${pattern}.`,
  defaultValue: (value: PhraseLike) => phrase`Default: ${value}.`,
  requiredNames: (names: PhraseLike, count: number) => phrase`${names} ${isOrAre(count)} required.`,
  requiredWith: (name: PhraseLike, names: PhraseLike, count: number) =>
    phrase`With ${name}, ${names} ${isOrAre(count)} required.`,
  namesLike: (pattern: PhraseLike) => phrase`Names are like ${pattern}.`,
  names: (constraint: PhraseLike) => phrase`Names: ${constraint}`,
  formFor: (value: PhraseLike, name: PhraseLike) => phrase`${value} for ${name}`,
  discriminatedBy: (name: PhraseLike, forms: Phrase) =>
    phrase`The form depends on ${name}${forms.length === 0 ? '' : phrase`: ${forms}`}.`,

  // Properties
  members: 'Properties',
  /** Accessible name of the anchor link. */
  linkToField: 'Link to this field',
  /** Label of the button that expands nested properties. */
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
  /** Titles of `if`, `then`, `else`, `not` and `contains`, in this order. */
  conditions: ['If', 'Then', 'Otherwise', 'Never', 'At least one item'],

  // Serialization of parameters
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
  /** @param protocol For example `OAuth 2.0`. */
  accessToken: (protocol: string, header: PhraseLike) => phrase`Access token (${protocol}): ${header}`,
  certificate: 'Client certificate',
  userPassword: 'User name and password',
  flow: (name: string) => `${name} flow`,
  authorizeAt: (url: PhraseLike) => phrase`authorize at ${url}`,
  tokenFrom: (url: PhraseLike) => phrase`token from ${url}`,
  refreshAt: (url: PhraseLike) => phrase`refresh at ${url}`,
  scope: 'Scope',
  scopes: 'Scopes',
};

function pluralize(label: string): string {
  return label.replace(
    /(^|, | or )([^,]*?)(?=, | or |$)/g,
    (_, separator: string, word: string) => separator + pluralizeWord(word),
  );
}

function pluralizeWord(label: string): string {
  if (/^(?:\S+ )?(?:string|integer|number|boolean|object|file)$/.test(label)) return `${label}s`;
  return label.replace(/^(array|map) of /, '$1s of ');
}
