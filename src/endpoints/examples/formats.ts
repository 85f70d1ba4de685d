export interface Format {
  readonly sample: string;
  /** Returns false only if the text certainly violates the format. */
  readonly matches: (text: string) => boolean;
}

const timePattern = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,12})?(?:[Zz]|[+-]\d\d:?\d\d)`;
const datePattern = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const uriPattern = /^[a-z][a-z\d+.-]{0,40}:[^\s"<>\\^`{|}]{1,4000}$/i;
const hostnamePattern =
  /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){0,60}$/i;
const emailPattern = /^[^\s@"]{1,64}@[^\s@]{1,253}$/;

export const stringFormats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date-time', createFormat('2019-08-24T14:15:22Z', new RegExp(`^${datePattern}[Tt ]${timePattern}$`))],
  ['date', createFormat('2019-08-24', new RegExp(`^${datePattern}$`))],
  ['time', createFormat('14:15:22Z', new RegExp(`^${timePattern}$`))],
  [
    'duration',
    createFormat('P3D', /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/),
  ],
  ['email', createFormat('user@example.com', emailPattern)],
  ['idn-email', createFormat('user@example.com', emailPattern)],
  ['hostname', createFormat('example.com', hostnamePattern)],
  ['idn-hostname', createFormat('example.com', /^[^\s/?#]{1,253}$/)],
  ['ipv4', createFormat('192.0.2.1', /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/)],
  ['ipv6', createFormat('2001:db8::1', /^[\da-f:.]{2,45}$/i)],
  ['uri', createFormat('https://example.com', uriPattern)],
  ['url', createFormat('https://example.com', /^(?:https?|ftp):\/\/[^\s/]{0,200}\.[^\s]{2,4000}$/i)],
  ['uri-reference', createFormat('https://example.com', /^[^\s"<>\\^`{|}]*$/)],
  ['uri-template', createFormat('https://example.com/{id}', /^[^\s"<>\\^`|]*$/)],
  ['iri', createFormat('https://example.com', /^[a-z][a-z\d+.-]{0,40}:\S+$/i)],
  ['iri-reference', createFormat('https://example.com', /^\S*$/)],
  [
    'uuid',
    createFormat('f81d4fae-7dec-11d0-a765-00a0c91e6bf6', /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i),
  ],
  ['json-pointer', createFormat('/name', /^(?:\/(?:[^~/]|~[01])*)*$/)],
  ['relative-json-pointer', createFormat('1/name', /^\d+(?:#|(?:\/.*)?)$/)],
  ['regex', createFormat('^[a-z]+$', /./)],
  ['byte', createFormat('c3RyaW5n', /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/)],
]);

function createFormat(sample: string, pattern: RegExp): Format {
  return { sample, matches: (text) => text.length > 5000 || pattern.test(text) };
}
