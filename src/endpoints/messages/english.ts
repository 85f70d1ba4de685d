import { phrase } from '../prose/phrase.ts';
import type { Counted, EndpointMessages, Limit } from './endpoint-messages.ts';

const counted = (count: number, what: Counted) => {
  if (what === 'member') return `${count} ${count === 1 ? 'property' : 'properties'}`;
  return `${count} ${what}${count === 1 ? '' : 's'}`;
};
const lower = ({ open, value }: Limit) => `${open ? 'greater than' : 'at least'} ${value}`;
const upper = ({ open, value }: Limit) => `${open ? 'less than' : 'at most'} ${value}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const english: EndpointMessages = {
  and: 'and',
  or: 'or',
  lead: (said) => phrase`${said}:`,
  authorization: 'Authorization',
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
  payloadIn: (format) => phrase`The payload is described in ${format}.`,
  reply: 'Reply',
  publish: 'Publish',
  subscribe: 'Subscribe',
  send: 'Send',
  receive: 'Receive',
  webhook: (name, method) => phrase`Webhook ${name}: a ${method} request that the API sends to you.`,
  channel: (address) => phrase`Channel ${address}`,
  onChannel: (address) => phrase`On the channel ${address}.`,
  addressIn: (place) => phrase`The address is in ${place}.`,
  takenFrom: (place) => phrase`Taken from ${place}.`,
  correlatedBy: (place) => phrase`Messages belong together by ${place}.`,
  baseAddress: 'Base URL',
  baseAddresses: 'Base URLs',
  server: 'Server',
  servers: 'Servers',
  variablesOf: (address) => phrase`Variables of ${address}`,
  bindings: 'Bindings',
  deprecatedNote: 'Deprecated.',
  unread: (endpoint, specification) =>
    phrase`This page describes ${endpoint} of the specification ${specification}, which could not be read when this site was built.`,
  see: (link) => phrase`See ${link}.`,
  about: (group) => phrase`About ${group}`,
  response: (status) => `Response ${status}`,
  otherStatus: 'Any other status',
  contentType: 'Content type',
  links: 'Links',
  leadsTo: (operation) => phrase`leads to ${operation}.`,
  sameBodyAs: (status) => phrase`The same body as for ${status}.`,
  sameAs: (type) => phrase`The same as ${type}.`,
  sameAsAbove: (name) => phrase`The same as ${name} above.`,
  describedAbove: 'Described above.',
  describedIn: (reference) => phrase`Described in ${reference}.`,
  sentAs: (type) => phrase`Sent as ${type}.`,
  example: 'Example',
  examples: 'Examples',
  exampleAsJson: (example) => phrase`${example}, as JSON`,
  inFile: (address) => phrase`In ${address}.`,
  sample: 'Sample',
  required: 'required',
  deprecated: 'deprecated',
  readOnly: 'read-only',
  writeOnly: 'write-only',
  any: 'any',
  nothing: 'nothing',
  arrayOf: (label) => `array of ${plural(label)}`,
  mapOf: (label) => `map of ${plural(label)}`,
  objectNamed: (name) => `${name} object`,
  withFormat: (format, kind) => `${format} ${kind}`,
  oneOfForms: (count) => `one of ${count} forms`,
  alone: withArticle,
  always: (value) => phrase`Always ${value}.`,
  oneOf: (values) => phrase`One of ${values}.`,
  items: 'Items',
  furtherValues: 'Further values',
  andMore: (count) => `and ${count} more`,
  between: (low, high) => `From ${low} to ${high}.`,
  limits: (low, high) => {
    const parts = [...(low === undefined ? [] : [lower(low)]), ...(high === undefined ? [] : [upper(high)])];
    const text = parts.join(' and ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  },
  multipleOf: (step) => `A multiple of ${step}.`,
  exactly: (count, what) => `Exactly ${counted(count, what)}.`,
  from: (low, high, what) => `${low} to ${counted(high, what)}.`,
  atMost: (count, what) => `At most ${counted(count, what)}.`,
  atLeast: (count, what) => `At least ${counted(count, what)}.`,
  noItemTwice: 'No item twice.',
  noOtherMembers: 'No other properties.',
  encodedAs: (encoding) => phrase`Encoded as ${encoding}.`,
  pattern: (pattern) => phrase`Pattern: ${pattern}.`,
  defaultValue: (value) => phrase`Default: ${value}.`,
  needed: (names, count) => phrase`${names} ${are(count)} required.`,
  neededWith: (name, names, count) => phrase`With ${name}, ${names} ${are(count)} required.`,
  namesLike: (pattern) => phrase`Names are like ${pattern}.`,
  names: (fact) => phrase`Names: ${fact}`,
  formFor: (value, name) => phrase`${value} for ${name}`,
  toldBy: (name, forms) => phrase`The form depends on ${name}${forms.length === 0 ? '' : phrase`: ${forms}`}.`,
  members: 'Properties',
  linkHere: 'Link to this field',
  count: counted,
  anyName: 'Any name',
  anyOtherName: 'Any other name',
  anyNameLike: (pattern) => phrase`Any name like ${pattern}`,
  item: (number) => `Item ${number}`,
  furtherItems: 'Further items',
  noFurtherItems: 'No further items.',
  oneOfThese: 'One of these forms',
  someOfThese: 'One or more of these forms',
  form: (number) => `Form ${number}`,
  everythingOf: (name) => phrase`Everything of ${name}, shown above.`,
  more: 'More in the specification.',
  cut: 'More in the specification: there is more here than fits on a page.',
  conditions: ['If', 'Then', 'Otherwise', 'Never', 'At least one item'],
  writtenAs: (form) => phrase`Written as ${form}.`,
  bySpaces: 'Values are separated by spaces.',
  byBars: 'Values are separated by vertical bars.',
  byCommas: 'Values are separated by commas.',
  repeated: 'Repeated for each value.',
  reserved: 'Reserved characters such as / stay as they are.',
  mayBeEmpty: 'May be empty.',
  noneNeeded: 'None needed.',
  allOf: 'All of',
  oneOfNeeds: 'One of',
  optional: 'Optional',
  optionalOneOf: 'Optional, one of',
  basic: (header) => phrase`Basic authentication: ${header}, with user name and password in Base64`,
  bearer: (format, header) => phrase`Bearer token${format === '' ? '' : ` (${format})`}: ${header}`,
  httpScheme: (scheme) => phrase`HTTP authentication, scheme ${scheme}`,
  key: 'API key',
  keyIn: {
    query: (name) => phrase`API key in the query parameter ${name}`,
    cookie: (name) => phrase`API key in the cookie ${name}`,
    header: (name) => phrase`API key in the header ${name}`,
  },
  oauth: 'OAuth 2.0: an access token as bearer token',
  openId: (address) => phrase`OpenID Connect${address === undefined ? '' : phrase`, described at ${address}`}`,
  mutualTls: 'Mutual TLS: a client certificate',
  userPassword: 'User name and password',
  flow: (name) => `${name} flow`,
  authorizeAt: (address) => phrase`authorize at ${address}`,
  tokenFrom: (address) => phrase`token from ${address}`,
  refreshAt: (address) => phrase`refresh at ${address}`,
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
