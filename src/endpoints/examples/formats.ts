export interface Format {
  readonly sample: string;
  /** Returns false only if the text certainly violates the format. */
  readonly matches: (text: string) => boolean;
}

const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d{1,12})?(?:[Zz]|[+-]\d\d:?\d\d)`;
const date = String.raw`\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])`;
const uri = /^[a-z][a-z\d+.-]{0,40}:[^\s"<>\\^`{|}]{1,4000}$/i;
const host = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?){0,60}$/i;
const email = /^[^\s@"]{1,64}@[^\s@]{1,253}$/;

export const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date-time', format('2019-08-24T14:15:22Z', new RegExp(`^${date}[Tt ]${time}$`))],
  ['date', format('2019-08-24', new RegExp(`^${date}$`))],
  ['time', format('14:15:22Z', new RegExp(`^${time}$`))],
  ['duration', format('P3D', /^P(?=.)(?:\d+W|(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?)$/)],
  ['email', format('user@example.com', email)],
  ['idn-email', format('user@example.com', email)],
  ['hostname', format('example.com', host)],
  ['idn-hostname', format('example.com', /^[^\s/?#]{1,253}$/)],
  ['ipv4', format('192.0.2.1', /^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.|$)){4}$/)],
  ['ipv6', format('2001:db8::1', /^[\da-f:.]{2,45}$/i)],
  ['uri', format('https://example.com', uri)],
  ['url', format('https://example.com', /^(?:https?|ftp):\/\/[^\s/]{0,200}\.[^\s]{2,4000}$/i)],
  ['uri-reference', format('https://example.com', /^[^\s"<>\\^`{|}]*$/)],
  ['uri-template', format('https://example.com/{id}', /^[^\s"<>\\^`|]*$/)],
  ['iri', format('https://example.com', /^[a-z][a-z\d+.-]{0,40}:\S+$/i)],
  ['iri-reference', format('https://example.com', /^\S*$/)],
  ['uuid', format('f81d4fae-7dec-11d0-a765-00a0c91e6bf6', /^(?:urn:uuid:)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i)],
  ['json-pointer', format('/name', /^(?:\/(?:[^~/]|~[01])*)*$/)],
  ['relative-json-pointer', format('1/name', /^\d+(?:#|(?:\/.*)?)$/)],
  ['regex', format('^[a-z]+$', /./)],
  ['byte', format('c3RyaW5n', /^(?:[\w+/-]{4})*(?:[\w+/-]{2}==|[\w+/-]{3}=)?$/)],
]);

function format(sample: string, pattern: RegExp): Format {
  return { sample, matches: (text) => text.length > 5000 || pattern.test(text) };
}
