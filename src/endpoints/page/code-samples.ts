import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { clip, flat, strong } from '../prose/phrase.ts';
import { curl } from '../samples/curl.ts';
import { go } from '../samples/go.ts';
import { javascript } from '../samples/javascript.ts';
import { python } from '../samples/python.ts';
import { textOf } from '../schema/json-members.ts';
import { asPart, codeBlock, heading, paragraph } from './blocks.ts';
import type { Page } from './page-context.ts';
import { type RequestSource, sampleRequest } from './sample-request.ts';

/** A request written in one language. */
interface CodeSample {
  readonly label: string;
  readonly language: string;
  readonly source: string;
}

const made = [
  { label: 'curl', language: 'bash', write: curl },
  { label: 'JavaScript', language: 'javascript', write: javascript },
  { label: 'Python', language: 'python', write: python },
  { label: 'Go', language: 'go', write: go },
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
export function codeSamples(page: Page, request: RequestSource): BlockContent[] {
  const given = ['x-codeSamples', 'x-code-samples'].flatMap((name) => givenSamples(page, request.operation, name));
  const sample = given.length > 0 ? undefined : sampleRequest(page, request);
  const samples = sample === undefined ? given : made.map(({ write, ...rest }) => ({ ...rest, source: write(sample) }));
  const blocks = samples
    .slice(0, mostSamples)
    .flatMap(({ label, language, source }) => [
      asPart({ kind: 'lead' }, paragraph(strong(flat(label)))),
      asPart({ kind: 'sample', title: flat(label) }, codeBlock(clip(source, longestSample), language)),
    ]);
  return [heading(2, page.words.codeSamples, 'samples'), ...blocks];
}

function givenSamples(page: Page, operation: JsonObject, name: string): CodeSample[] {
  const written = ownMember(operation, name);
  if (!Array.isArray(written)) return [];
  return written.flatMap((sample: Json) => {
    const source = isObject(sample) ? ownMember(sample, 'source') : undefined;
    if (!isObject(sample) || typeof source !== 'string' || source.trim() === '') return [];
    const named = textOf(sample, 'lang') ?? '';
    const lower = named.toLowerCase();
    const language = Object.hasOwn(languages, lower) ? (languages[lower] ?? lower) : lower;
    return [{ label: textOf(sample, 'label') ?? (named || page.words.sample), language, source }];
  });
}
