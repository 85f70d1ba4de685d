import type { Phrase, Said } from '../prose/phrase.ts';

/** What can be counted. */
export type Counted = 'character' | 'item' | 'member' | 'form' | 'value';

/** A limit of a number, and whether the limit itself is excluded. */
export interface Limit {
  readonly value: number;
  readonly open: boolean;
}

/**
 * What an endpoint page says beside what its specification says. What is given to these functions is text, or
 * a phrase with code in it; nothing of it is read as Markdown. Sentences end with a full stop.
 */
export interface EndpointMessages {
  /** Between the last two of several. */
  readonly and: string;
  readonly or: string;
  /** What leads up to something: a colon behind it. */
  readonly lead: (said: Said) => Phrase;

  // Titles of sections
  readonly authorization: string;
  readonly parameters: string;
  readonly pathParameters: string;
  readonly queryParameters: string;
  readonly queryString: string;
  readonly headers: string;
  readonly cookies: string;
  readonly furtherParameters: string;
  readonly requestBody: string;
  readonly responses: string;
  readonly callbacks: string;
  readonly codeSamples: string;
  readonly messages: string;
  readonly message: string;
  /** @param format The language of its schema. */
  readonly payloadIn: (format: Said) => Phrase;
  readonly reply: string;
  readonly publish: string;
  readonly subscribe: string;
  readonly send: string;
  readonly receive: string;

  // Calls, channels and servers
  readonly webhook: (name: Said, method: Said) => Phrase;
  readonly channel: (address: Said) => Phrase;
  readonly onChannel: (address: Said) => Phrase;
  readonly addressIn: (place: Said) => Phrase;
  /** @param place Where in a message the value of a parameter is. */
  readonly takenFrom: (place: Said) => Phrase;
  /** @param place Where in a message the id is by which it belongs to another. */
  readonly correlatedBy: (place: Said) => Phrase;
  readonly baseAddress: string;
  readonly baseAddresses: string;
  readonly server: string;
  readonly servers: string;
  readonly variablesOf: (address: Said) => Phrase;
  readonly bindings: string;
  readonly deprecatedNote: string;
  /** Instead of all else, where the specification could not be read when the site was built. */
  readonly unread: (endpoint: Said, specification: Said) => Phrase;
  readonly see: (link: Said) => Phrase;
  /** The title of what is said of a whole group of operations. */
  readonly about: (group: Said) => Phrase;

  // Bodies and answers
  readonly response: (status: string) => string;
  readonly otherStatus: string;
  readonly contentType: string;
  readonly links: string;
  readonly leadsTo: (operation: Said) => Phrase;
  readonly sameBodyAs: (status: Said) => Phrase;
  readonly sameAs: (type: Said) => Phrase;
  readonly sameAsAbove: (name: Said) => Phrase;
  readonly describedAbove: string;
  readonly describedIn: (reference: Said) => Phrase;
  readonly sentAs: (type: Said) => Phrase;
  readonly example: string;
  readonly examples: string;
  readonly exampleAsJson: (example: Said) => Phrase;
  readonly inFile: (address: Said) => Phrase;
  readonly sample: string;

  // Marks of a member
  readonly required: string;
  readonly deprecated: string;
  readonly readOnly: string;
  readonly writeOnly: string;

  // Types
  readonly any: string;
  readonly nothing: string;
  readonly arrayOf: (label: string) => string;
  readonly mapOf: (label: string) => string;
  readonly objectNamed: (name: string) => string;
  readonly withFormat: (format: string, kind: string) => string;
  readonly oneOfForms: (count: number) => string;
  /** The label of a type as the beginning of a sentence. */
  readonly alone: (label: string) => string;

  // Values
  readonly always: (value: Said) => Phrase;
  readonly oneOf: (values: Said) => Phrase;
  /** What leads up to what holds for every item of an array. */
  readonly items: string;
  /** What leads up to the values that a sentence had no room for. */
  readonly furtherValues: string;
  /** Of a list that is too long to be shown. */
  readonly andMore: (count: number) => string;
  readonly between: (low: number, high: number) => string;
  readonly limits: (low: Limit | undefined, high: Limit | undefined) => string;
  readonly multipleOf: (step: number) => string;
  readonly exactly: (count: number, what: Counted) => string;
  readonly from: (low: number, high: number, what: Counted) => string;
  readonly atMost: (count: number, what: Counted) => string;
  readonly atLeast: (count: number, what: Counted) => string;
  readonly noItemTwice: string;
  readonly noOtherMembers: string;
  /** @param encoding As in `base64`. */
  readonly encodedAs: (encoding: Said) => Phrase;
  readonly pattern: (pattern: Said) => Phrase;
  readonly defaultValue: (value: Said) => Phrase;
  readonly needed: (names: Said, count: number) => Phrase;
  readonly neededWith: (name: Said, names: Said, count: number) => Phrase;
  readonly namesLike: (pattern: Said) => Phrase;
  readonly names: (fact: Said) => Phrase;
  readonly formFor: (value: Said, name: Said) => Phrase;
  readonly toldBy: (name: Said, forms: Phrase) => Phrase;

  // Members
  readonly members: string;
  /** The name of the link beside a value that leads to it. */
  readonly linkHere: string;
  /** Beside what opens to show them. */
  readonly count: (count: number, what: Counted) => string;
  readonly anyName: string;
  readonly anyOtherName: string;
  readonly anyNameLike: (pattern: Said) => Phrase;
  readonly item: (number: number) => string;
  readonly furtherItems: string;
  readonly noFurtherItems: string;
  readonly oneOfThese: string;
  readonly someOfThese: string;
  readonly form: (number: number) => string;
  readonly everythingOf: (name: Said) => Phrase;
  readonly more: string;
  readonly cut: string;
  /** What is said by `if`, `then`, `else`, `not` and `contains`, in this order. */
  readonly conditions: readonly [string, string, string, string, string];

  // How parameters are written
  readonly writtenAs: (form: Said) => Phrase;
  readonly bySpaces: string;
  readonly byBars: string;
  readonly byCommas: string;
  readonly repeated: string;
  readonly reserved: string;
  readonly mayBeEmpty: string;

  // Authorization
  readonly noneNeeded: string;
  readonly allOf: string;
  readonly oneOfNeeds: string;
  readonly optional: string;
  readonly optionalOneOf: string;
  readonly basic: (header: Said) => Phrase;
  readonly bearer: (format: Said, header: Said) => Phrase;
  readonly httpScheme: (scheme: Said) => Phrase;
  readonly key: string;
  readonly keyIn: Readonly<Record<'query' | 'cookie' | 'header', (name: Said) => Phrase>>;
  readonly oauth: string;
  readonly openId: (address: Said | undefined) => Phrase;
  readonly mutualTls: string;
  readonly userPassword: string;
  readonly flow: (name: string) => string;
  readonly authorizeAt: (address: Said) => Phrase;
  readonly tokenFrom: (address: Said) => Phrase;
  readonly refreshAt: (address: Said) => Phrase;
  readonly scope: string;
  readonly scopes: string;
}
