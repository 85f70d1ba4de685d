/** What can be counted. */
export type Counted = 'character' | 'item' | 'member' | 'form';

/** A limit of a number, and whether the limit itself is excluded. */
export interface Limit {
  readonly value: number;
  readonly open: boolean;
}

/**
 * What an endpoint page says beside what its specification says. Texts that are given to these functions are Markdown
 * already. Sentences end with a full stop.
 */
export interface SheetWords {
  /** Between the last two of several. */
  readonly and: string;
  readonly or: string;
  /** What leads up to something: a colon behind it. */
  readonly lead: (text: string) => string;

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
  readonly payloadIn: (format: string) => string;
  readonly reply: string;
  readonly publish: string;
  readonly subscribe: string;
  readonly send: string;
  readonly receive: string;

  // Calls, channels and servers
  readonly webhook: (name: string, method: string) => string;
  readonly channel: (address: string) => string;
  readonly onChannel: (address: string) => string;
  readonly addressIn: (place: string) => string;
  readonly baseAddress: string;
  readonly baseAddresses: string;
  readonly server: string;
  readonly servers: string;
  readonly variablesOf: (address: string) => string;
  readonly bindings: string;
  readonly deprecatedNote: string;
  readonly see: (link: string) => string;

  // Bodies and answers
  readonly response: (status: string) => string;
  readonly otherStatus: string;
  readonly contentType: string;
  readonly links: string;
  readonly leadsTo: (operation: string) => string;
  readonly sameBodyAs: (status: string) => string;
  readonly sameAs: (type: string) => string;
  readonly sameAsAbove: (name: string) => string;
  readonly describedAbove: string;
  readonly describedIn: (reference: string) => string;
  readonly sentAs: (name: string, type: string) => string;
  readonly example: string;
  readonly examples: string;
  readonly exampleAsJson: (example: string) => string;
  readonly inFile: (address: string) => string;
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
  readonly always: (value: string) => string;
  readonly oneOf: (values: string) => string;
  readonly items: (values: string) => string;
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
  readonly pattern: (pattern: string) => string;
  readonly defaultValue: (value: string) => string;
  readonly needed: (names: string, count: number) => string;
  readonly neededWith: (name: string, names: string, count: number) => string;
  readonly namesLike: (pattern: string) => string;
  readonly names: (fact: string) => string;
  readonly formFor: (value: string, name: string) => string;
  readonly toldBy: (name: string, forms: string) => string;

  // Members
  readonly members: string;
  /** Beside what opens to show them. */
  readonly count: (count: number, what: Counted) => string;
  readonly anyName: string;
  readonly anyOtherName: string;
  readonly anyNameLike: (pattern: string) => string;
  readonly item: (number: number) => string;
  readonly furtherItems: string;
  readonly noFurtherItems: string;
  readonly oneOfThese: string;
  readonly someOfThese: string;
  readonly form: (number: number) => string;
  readonly everythingOf: (name: string) => string;
  readonly more: string;
  readonly cut: string;
  /** What is said by `if`, `then`, `else`, `not` and `contains`, in this order. */
  readonly conditions: readonly [string, string, string, string, string];

  // How parameters are written
  readonly writtenAs: (form: string) => string;
  readonly bySpaces: string;
  readonly byBars: string;
  readonly byCommas: string;
  readonly repeated: string;

  // Authorization
  readonly noneNeeded: string;
  readonly allOf: string;
  readonly oneOfNeeds: string;
  readonly optional: string;
  readonly optionalOneOf: string;
  readonly basic: (header: string) => string;
  readonly bearer: (format: string, header: string) => string;
  readonly httpScheme: (scheme: string) => string;
  readonly key: string;
  readonly keyIn: Readonly<Record<'query' | 'cookie' | 'header', (name: string) => string>>;
  readonly oauth: string;
  readonly openId: (address: string | undefined) => string;
  readonly mutualTls: string;
  readonly userPassword: string;
  readonly flow: (name: string) => string;
  readonly authorizeAt: (address: string) => string;
  readonly tokenFrom: (address: string) => string;
  readonly refreshAt: (address: string) => string;
  readonly scope: string;
  readonly scopes: string;
}
