import type { Counted, Limit, SheetWords } from './sheet-words.ts';

const counted = (count: number, what: Counted) => `${count} ${what}${count === 1 ? '' : 's'}`;
const lower = ({ open, value }: Limit) => `${open ? 'greater than' : 'at least'} ${value}`;
const upper = ({ open, value }: Limit) => `${open ? 'less than' : 'at most'} ${value}`;
const are = (count: number) => (count === 1 ? 'is' : 'are');

export const english: SheetWords = {
  and: 'and',
  or: 'or',
  lead: (text) => `${text}:`,
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
  payloadIn: (format) => `The payload is described in ${format}.`,
  reply: 'Reply',
  publish: 'Publish',
  subscribe: 'Subscribe',
  send: 'Send',
  receive: 'Receive',
  webhook: (name, method) => `Webhook ${name}: a ${method} request that the API sends to you.`,
  channel: (address) => `Channel ${address}`,
  onChannel: (address) => `On the channel ${address}.`,
  addressIn: (place) => `The address is in ${place}.`,
  baseAddress: 'Base URL',
  baseAddresses: 'Base URLs',
  server: 'Server',
  servers: 'Servers',
  variablesOf: (address) => `Variables of ${address}`,
  bindings: 'Bindings',
  deprecatedNote: 'Deprecated.',
  see: (link) => `See ${link}.`,
  response: (status) => `Response ${status}`,
  otherStatus: 'Any other status',
  contentType: 'Content type',
  links: 'Links',
  leadsTo: (operation) => `leads to ${operation}.`,
  sameBodyAs: (status) => `The same body as for ${status}.`,
  sameAs: (type) => `The same as ${type}.`,
  sameAsAbove: (name) => `The same as ${name} above.`,
  describedAbove: 'Described above.',
  describedIn: (reference) => `Described in ${reference}.`,
  sentAs: (name, type) => `${name} is sent as ${type}.`,
  example: 'Example',
  examples: 'Examples',
  exampleAsJson: (example) => `${example}, as JSON`,
  inFile: (address) => `In ${address}.`,
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
  always: (value) => `Always ${value}.`,
  oneOf: (values) => `One of ${values}.`,
  items: (values) => `Items: ${values}.`,
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
  pattern: (pattern) => `Pattern: ${pattern}.`,
  defaultValue: (value) => `Default: ${value}.`,
  needed: (names, count) => `${names} ${are(count)} required.`,
  neededWith: (name, names, count) => `With ${name}, ${names} ${are(count)} required.`,
  namesLike: (pattern) => `Names are like ${pattern}.`,
  names: (fact) => `Names: ${fact}`,
  formFor: (value, name) => `${value} for ${name}`,
  toldBy: (name, forms) => `The form is told by ${name}${forms === '' ? '' : `: ${forms}`}.`,
  members: 'Members',
  count: counted,
  anyName: 'Any name',
  anyOtherName: 'Any other name',
  anyNameLike: (pattern) => `Any name like ${pattern}`,
  item: (number) => `Item ${number}`,
  furtherItems: 'Further items',
  noFurtherItems: 'No further items.',
  oneOfThese: 'One of these forms',
  someOfThese: 'One or more of these forms',
  form: (number) => `Form ${number}`,
  everythingOf: (name) => `Everything of ${name}, shown above.`,
  more: 'More in the specification.',
  cut: 'More in the specification: it says more here than a page can hold.',
  conditions: ['If', 'Then', 'Otherwise', 'Never', 'At least one item'],
  writtenAs: (form) => `Written as ${form}.`,
  bySpaces: 'Values are separated by spaces.',
  byBars: 'Values are separated by vertical bars.',
  byCommas: 'Values are separated by commas.',
  repeated: 'Repeated for each value.',
  noneNeeded: 'None needed.',
  allOf: 'All of',
  oneOfNeeds: 'One of',
  optional: 'Optional',
  optionalOneOf: 'Optional, one of',
  basic: (header) => `Basic authentication: ${header}, with user name and password in Base64`,
  bearer: (format, header) => `Bearer token${format === '' ? '' : ` (${format})`}: ${header}`,
  httpScheme: (scheme) => `HTTP authentication, scheme ${scheme}`,
  key: 'API key',
  keyIn: {
    query: (name) => `API key in the query parameter ${name}`,
    cookie: (name) => `API key in the cookie ${name}`,
    header: (name) => `API key in the header ${name}`,
  },
  oauth: 'OAuth 2.0: an access token as bearer token',
  openId: (address) => `OpenID Connect${address === undefined ? '' : `, described at ${address}`}`,
  mutualTls: 'Mutual TLS: a client certificate',
  userPassword: 'User name and password',
  flow: (name) => `${name} flow`,
  authorizeAt: (address) => `authorize at ${address}`,
  tokenFrom: (address) => `token from ${address}`,
  refreshAt: (address) => `refresh at ${address}`,
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
