import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { clip } from '../prose/clip.ts';
import { plain } from '../prose/prose.ts';
import { fence } from './markdown.ts';
import { textOf } from './members.ts';
import type { Page } from './page.ts';
import { type RequestSource, type SampleRequest, sampleRequest } from './sample-request.ts';
import type { Samplers } from './samplers.ts';

/** A request written in one language. */
interface CodeSample {
  readonly label: string;
  readonly language: string;
  readonly source: string;
}

const made = [
  { label: 'curl', language: 'bash', target: 'shell', client: 'curl' },
  { label: 'JavaScript', language: 'javascript', target: 'javascript', client: 'fetch' },
  { label: 'Python', language: 'python', target: 'python', client: 'requests' },
] as const;

/** Names of languages as samples give them, and as code blocks know them. */
const languages: Readonly<Record<string, string>> = {
  curl: 'bash',
  shell: 'bash',
  'c#': 'csharp',
  'c++': 'cpp',
  'node.js': 'javascript',
  node: 'javascript',
  'objective-c': 'objectivec',
};
const mostSamples = 20;
const longestSample = 12_000;

/** The section with requests in several languages: those of the document, else made ones. */
export async function codeSamples(page: Page, request: RequestSource, samplers: Samplers): Promise<string[]> {
  const given = ['x-codeSamples', 'x-code-samples'].flatMap((name) => givenSamples(request.operation, name));
  const samples = given.length > 0 ? given : await madeSamples(sampleRequest(page, request, samplers));
  if (samples.length === 0) return [];
  const blocks = samples
    .slice(0, mostSamples)
    .flatMap(({ label, language, source }) => [`**${plain(label)}**`, fence(clip(source, longestSample), language)]);
  return ['## Code samples', ...blocks];
}

function givenSamples(operation: JsonObject, name: string): CodeSample[] {
  const written = ownMember(operation, name);
  if (!Array.isArray(written)) return [];
  return written.flatMap((sample: Json) => {
    const source = isObject(sample) ? ownMember(sample, 'source') : undefined;
    if (!isObject(sample) || typeof source !== 'string' || source.trim() === '') return [];
    const named = textOf(sample, 'lang') ?? '';
    const lower = named.toLowerCase();
    const language = Object.hasOwn(languages, lower) ? (languages[lower] ?? lower) : lower;
    return [{ label: textOf(sample, 'label') ?? (named || 'Sample'), language, source }];
  });
}

/** The sample library, loaded when a page first needs it, writes the request in each language. */
async function madeSamples(request: SampleRequest): Promise<CodeSample[]> {
  const { HTTPSnippet } = await import('@readme/httpsnippet');
  return made.flatMap(({ label, language, target, client }) => {
    try {
      const snippet = new HTTPSnippet(request as unknown as ConstructorParameters<typeof HTTPSnippet>[0]);
      const [source] = snippet.convert(target, client) || [];
      // The library writes the braces of a placeholder as an address would have them.
      return typeof source === 'string' ? [{ label, language, source: placeholders(source, request) }] : [];
    } catch {
      return [];
    }
  });
}

/** Braces of placeholders, which the library encodes, and files of a form, which it would send as their name. */
function placeholders(source: string, { url, postData }: SampleRequest): string {
  const named = (url.match(/\{[^{}]+\}/g) ?? []).reduce((text, each) => text.replaceAll(encodeURI(each), each), source);
  const files = postData?.params?.some(({ fileName }) => fileName !== undefined) ?? false;
  return files ? named.replace(/^(form\.append\(.*), 'file\.bin'\);$/gm, '$1, fileInput.files[0]);') : named;
}
